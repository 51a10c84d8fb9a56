import { EVENT, MARK } from '@gazetteer/contract';
import { emit } from './emit.ts';

/**
 * Reports an error in a mounted widget as `gazetteer:error`, and in the console unless a listener
 * cancels the event.
 */
export function report(root: Element, widget: string, error: unknown): void {
	const version = root.getAttribute(MARK.mounted) ?? '';
	if (emit(root, EVENT.error, { widget, version, error })) console.error(widget, error);
}
