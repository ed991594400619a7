"""Settings of the whole suite."""

from hypothesis import HealthCheck, settings

# The same examples on every machine: a failure seen once is seen again.
settings.register_profile(
    "serao",
    derandomize=True,
    deadline=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("serao")
