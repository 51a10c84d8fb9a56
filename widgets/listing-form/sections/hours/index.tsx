import { fillIn, TEXT } from '@gazetteer/contract';
import { adoptStyles, announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { useEffect, useState } from '@wordpress/element';
import type { KeyboardEvent } from 'react';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { copyDay, type Day, daysIn, fillDay, fits, namesOf } from './days.ts';
import { parseHours } from './parse-hours.ts';
import styles from './style.css?inline';

const ID = 'gz-hours-line';

/** Returns the day that last had the focus. Its hours can be copied to the other days. */
function useLastDay(days: readonly Day[]): Day {
	const [last, setLast] = useState(0);
	useEffect(() => {
		const leaving = new AbortController();
		days.forEach(({ spans, allDay }, at) => {
			for (const input of [...spans.flat(), allDay]) {
				input?.addEventListener('focus', () => setLast(at), { signal: leaving.signal });
			}
		});
		return () => leaving.abort();
	}, [days]);
	return days[last] ?? days[0]!;
}

/** A text field that parses typed opening hours and fills in the days. */
function HoursLine({ days }: { readonly days: readonly Day[] }) {
	const [typed, setTyped] = useState('');
	const [said, say] = useState({ text: '', isWrong: false });
	const last = useLastDay(days);

	const fill = () => {
		const parsed = parseHours(typed, namesOf(days));
		const all = 'days' in parsed ? [...parsed.days] : [];
		const hasRoom = all.every(([day, hours]) => fits(days[day]!, hours));
		if ('unread' in parsed || !hasRoom) {
			const words = 'unread' in parsed ? parsed.unread : typed;
			return say({ text: fillIn(pageText(TEXT.hoursUnread), { words }), isWrong: true });
		}
		for (const [day, hours] of all) fillDay(days[day]!, hours);
		const named = days.filter((_day, at) => parsed.days.has(at)).map(({ label }) => label);
		const text = fillIn(pageText(TEXT.hoursFilled), { days: named.join(', ') });
		announce(text);
		return say({ text, isWrong: false });
	};
	const pressed = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
		// Prevent Enter from submitting the form.
		event.preventDefault();
		fill();
	};
	const copy = () => {
		for (const day of days) if (day !== last) copyDay(last, day);
		announce(pageText(TEXT.hoursCopied));
		say({ text: pageText(TEXT.hoursCopied), isWrong: false });
	};

	return (
		<>
			<label className="gz-label" htmlFor={ID}>
				{pageText(TEXT.hoursLine)}
			</label>
			<p className="gz-hint" id={`${ID}-hint`}>
				{pageText(TEXT.hoursHint)}
			</p>
			<div className="gz-hours-pair">
				<input
					className="form-control gz-control"
					id={ID}
					type="text"
					autoComplete="off"
					spellCheck={false}
					aria-describedby={`${ID}-hint ${ID}-said`}
					aria-invalid={said.isWrong || undefined}
					value={typed}
					onChange={({ target }) => {
						setTyped(target.value);
						if (said.text) say({ text: '', isWrong: false });
					}}
					onKeyDown={pressed}
				/>
				<button type="button" className="gz-link-button" onClick={fill}>
					{pageText(TEXT.hoursFill)}
				</button>
			</div>
			<p
				className={said.isWrong ? 'gz-hours-said gz-wrong' : 'gz-hours-said gz-hint'}
				id={`${ID}-said`}
				role={said.isWrong ? 'alert' : undefined}
			>
				{said.text}
			</p>
			<button type="button" className="gz-link-button gz-hours-copy" onClick={copy}>
				{fillIn(pageText(TEXT.hoursCopy), { day: last.label })}
			</button>
		</>
	);
}

/** Adds a text field above the days. Its text fills in the page's own inputs of the days. */
export function start(
	{ element, fill, leaving: signal }: ActiveListingForm,
	part: HTMLElement,
): void {
	const days = daysIn(element);
	if (days.length === 0 || !part.parentElement) return;
	adoptStyles(styles);
	const { empty } = fill(part.parentElement, <HoursLine days={days} />, {
		before: part,
		attributes: { class: 'gz-hours-line' },
	});
	signal.addEventListener('abort', empty);
}
