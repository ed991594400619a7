"""All laws, for a star import into a file of tests."""

from serao.testing.test_copies import *  # noqa: F403
from serao.testing.test_definitions import *  # noqa: F403
from serao.testing.test_discretion import *  # noqa: F403
from serao.testing.test_fields import *  # noqa: F403
from serao.testing.test_guides import *  # noqa: F403
from serao.testing.test_laws import *  # noqa: F403
from serao.testing.test_numbers import *  # noqa: F403
from serao.testing.test_observations import *  # noqa: F403
from serao.testing.test_reasons import *  # noqa: F403
from serao.testing.test_story import *  # noqa: F403
