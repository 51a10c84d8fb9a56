import { olderMarkupOf, type OlderMarkupModule } from '@gazetteer/host';
import { widgets } from './all.ts';

/** Fetched by pages that name widgets which may take older markup over, and by no others. */
export const named: OlderMarkupModule['named'] = olderMarkupOf(widgets);
