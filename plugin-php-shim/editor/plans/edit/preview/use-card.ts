import { useEffect, useState } from '@wordpress/element';
import { drawCard } from '../../data/plan-repository.ts';
import type { Plan } from '../../data/plan.ts';

/** The debounce time of the preview in milliseconds. */
const DEBOUNCE = 400;

interface Card {
	readonly html: string;
	/** Whether the card does not show the latest changes yet. */
	readonly isOld: boolean;
	readonly isMissing: boolean;
}

/** Loads the card's HTML for the current values. Ignores the response to an older request. */
export function useCard(plan: Plan, style: string): Card {
	const [card, draw] = useState<Card>({ html: '', isOld: true, isMissing: false });
	const [isFirst, begin] = useState(true);

	useEffect(() => {
		const asking = new AbortController();
		draw((before) => ({ ...before, isOld: true }));
		const ask = () => {
			begin(false);
			drawCard(plan, style, asking.signal).then(
				(html) => draw({ html, isOld: false, isMissing: false }),
				() => asking.signal.aborted || draw((before) => ({ ...before, isMissing: true })),
			);
		};
		const timer = setTimeout(ask, isFirst ? 0 : DEBOUNCE);
		return () => {
			clearTimeout(timer);
			asking.abort();
		};
		// The other state values must not trigger another request.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [plan, style]);
	return card;
}
