import { restoreSite } from '../browser/site.ts';

// Each file of tests finds the seeded site, whatever the one before it did.
beforeAll(restoreSite, 120_000);
