"""The rules of Dual Powers as tests: each is named after the rule that it checks."""
