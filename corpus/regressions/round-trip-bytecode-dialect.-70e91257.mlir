"dialect."() : () -> ()
