import { report } from '@gazetteer/host';
import type { ListingForm } from '../form.ts';

/** The page goes on; the site's scripts and the console are told. */
export const reportBug = ({ root }: ListingForm, error: unknown): void =>
	report(root, 'listing-form', error);
