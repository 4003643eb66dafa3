"""The packed geography and the recipe that makes it."""
