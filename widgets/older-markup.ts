import { olderMarkupOf, type OlderMarkupModule } from '@gazetteer/host';
import { widgets } from './all.ts';

/** Loaded only on pages whose settings name widgets for older markup. */
export const named: OlderMarkupModule['named'] = olderMarkupOf(widgets);
