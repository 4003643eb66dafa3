"""Tables on the web: HTTP and sockets over the kernel, for any registered game."""
