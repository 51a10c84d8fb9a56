import { useEffect, useState } from '@wordpress/element';
import { drawCard } from '../../data/plan-repository.ts';
import type { Plan } from '../../data/plan.ts';

/** Milliseconds without a key before the card is drawn anew. */
const PAUSE = 400;

interface Card {
	readonly html: string;
	/** It does not show the last change yet. */
	readonly isOld: boolean;
	readonly isMissing: boolean;
}

/** The card of what is typed now. A slow answer never takes the place of a newer one. */
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
		const timer = setTimeout(ask, isFirst ? 0 : PAUSE);
		return () => {
			clearTimeout(timer);
			asking.abort();
		};
		// Having begun is no reason to ask again.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [plan, style]);
	return card;
}
