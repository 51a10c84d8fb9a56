import { olderMarkupOf, type OlderMarkupModule } from '@gazetteer/host';
import { widgets } from './all.ts';

/** Loaded only on pages whose settings list widgets in `adopt` without their selectors. */
export const named: OlderMarkupModule['named'] = olderMarkupOf(widgets);
