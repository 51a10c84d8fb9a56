import { TEXT } from '@gazetteer/contract';
import { pageText, report } from '@gazetteer/host';
import type { Dispose } from '@gazetteer/dom';
import { renderInto, useStore } from '@gazetteer/view';
import { useLayoutEffect, useRef } from '@wordpress/element';
import type { PlanState, ResultsState } from '../state.ts';
import type { Chooser } from './chooser.ts';
import { addCategory, sentenceIn, type Offer } from './offer.ts';

/**
 * Inserts nodes instead of using `dangerouslySetInnerHTML`, which a Trusted Types policy may
 * reject.
 */
function Cards({ offer, category }: { readonly offer: Offer; readonly category: number }) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const content = offer.content.cloneNode(true) as DocumentFragment;
		addCategory(content, category);
		place.current!.replaceChildren(content);
	}, [offer, category]);
	return <div ref={place} className="gz-plan-answer" />;
}

/** The number of cards in the skeleton if none were shown before. */
const DEFAULT_CARDS = 3;

/** Placeholder cards: a title, a price, some lines and a button. */
const Skeleton = ({ height, cards }: { readonly height: number; readonly cards: number }) => (
	<div className="gz-plan-skeleton" style={cards ? { height } : {}} aria-hidden="true">
		{Array.from({ length: Math.min(cards || DEFAULT_CARDS, 4) }, (_none, at) => (
			<div key={at}>
				{Array.from({ length: 6 }, (_nothing, line) => (
					<span key={line} />
				))}
			</div>
		))}
	</div>
);

const Notice = ({ text, again }: { readonly text: string; readonly again?: () => void }) => (
	<div className={again ? 'gz-plan-notice gz-plan-fault' : 'gz-plan-notice'}>
		<p>{text}</p>
		{again && (
			<button type="button" className="gz-plan-again" onClick={again}>
				{pageText(TEXT.tryAgain)}
			</button>
		)}
	</div>
);

const shownIn = ({ shown }: PlanState) => shown;

interface FillingProps extends Pick<Chooser, 'again'> {
	readonly shown: ResultsState;
	/** The text that is shown if no category is selected. */
	readonly hint: string;
}

function Filling({ shown, again, hint }: FillingProps) {
	if (shown.as === 'skeleton') return <Skeleton {...shown} />;
	if (shown.as === 'fault') return <Notice text={shown.message} again={again} />;
	if (shown.as === 'nothing' && hint) return <Notice text={hint} />;
	if (shown.as !== 'offer') return null;
	const { offer, category } = shown;
	if (offer.content.firstElementChild) return <Cards offer={offer} category={category} />;
	return <Notice text={sentenceIn(offer) || pageText(TEXT.noPlans)} />;
}

interface Props extends Pick<Chooser, 'store' | 'again'> {
	readonly hint: string;
	readonly showDrawn: (seen: boolean) => void;
}

/** Renders the content that replaces the server's plans. */
export function Results({ store, again, hint, showDrawn }: Props) {
	const shown = useStore(store, shownIn);
	const isDrawn = shown.as === 'drawn';
	useLayoutEffect(() => showDrawn(isDrawn), [isDrawn, showDrawn]);
	return <Filling shown={shown} again={again} hint={hint} />;
}

/**
 * Renders at the end of the result area. The element has `display: contents`, so that the layout of
 * the area applies to the content.
 */
export function draw(results: HTMLElement, props: Props): Dispose {
	const place = results.appendChild(document.createElement('div'));
	place.className = 'gz-plan-place';
	const leave = renderInto(place, <Results {...props} />, (error) =>
		report(results, 'plan-chooser', error),
	);
	return () => {
		leave();
		place.remove();
	};
}
