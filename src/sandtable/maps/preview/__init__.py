"""Pictures of a board, so that it can be judged without the client."""
