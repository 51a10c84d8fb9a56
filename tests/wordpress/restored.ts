import { restoreSite } from '../browser/site.ts';

// Restores the seeded site before each test file, so that files do not depend on each other.
beforeAll(restoreSite, 120_000);
