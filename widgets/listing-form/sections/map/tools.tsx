import { TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { readPosition } from '@gazetteer/places';
import { useId, useState } from '@wordpress/element';
import type { KeyboardEvent } from 'react';
import type { Marker } from './marker.ts';

interface ToolsProps {
	readonly marker: Marker;
	readonly zoom: () => number;
}

const ARROWS = (
	<svg
		viewBox="0 0 24 24"
		width="20"
		height="20"
		fill="none"
		stroke="currentColor"
		strokeWidth="2"
		aria-hidden="true"
	>
		<path d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3" />
	</svg>
);
const HERE = (
	<svg
		viewBox="0 0 24 24"
		width="20"
		height="20"
		fill="none"
		stroke="currentColor"
		strokeWidth="2"
		aria-hidden="true"
	>
		<circle cx="12" cy="12" r="6" />
		<path d="M12 2v4M12 18v4M2 12h4M18 12h4" />
	</svg>
);

/** Tools to place the marker without a mouse. */
export function Tools({ marker, zoom }: ToolsProps) {
	const id = useId();
	const [typed, setTyped] = useState('');
	const [problem, setProblem] = useState('');

	const take = (lat: number, lng: number) => {
		marker.move({ lat, lng });
		setProblem('');
		announce(pageText(TEXT.mapMoved));
	};
	const paste = (text: string) => {
		const found = readPosition(text);
		setTyped(found ? '' : text);
		setProblem('');
		if (found) take(Number(found.latitude), Number(found.longitude));
	};
	const locate = () =>
		navigator.geolocation.getCurrentPosition(
			({ coords }) => take(coords.latitude, coords.longitude),
			() => {
				setProblem(pageText(TEXT.mapNoLocation));
				announce(pageText(TEXT.mapNoLocation));
			},
		);
	const press = (event: KeyboardEvent) => marker.press(event.nativeEvent, zoom());
	// Prevent Enter from submitting the form, because this field is not part of the listing.
	const enter = (event: KeyboardEvent) => {
		if (event.key !== 'Enter') return;
		event.preventDefault();
		if (typed) setProblem(pageText(TEXT.mapUnread));
	};

	return (
		<div className="gz-map-tools">
			<label htmlFor={`${id}-paste`} className="gz-label">
				{pageText(TEXT.mapPaste)}
			</label>
			<p id={`${id}-hint`} className="gz-hint">
				{pageText(TEXT.mapHint)}
			</p>
			<div className="gz-map-row">
				<input
					id={`${id}-paste`}
					type="text"
					className="gz-control form-control"
					value={typed}
					onChange={({ target }) => paste(target.value)}
					onKeyDown={enter}
					onBlur={() => typed && setProblem(pageText(TEXT.mapUnread))}
					autoComplete="off"
					spellCheck={false}
					dir="ltr"
					aria-describedby={`${id}-hint ${id}-problem`}
					aria-invalid={problem && typed ? true : undefined}
				/>
				{'geolocation' in navigator && (
					<button type="button" className="gz-map-button" onClick={locate}>
						{HERE}
						{pageText(TEXT.mapHere)}
					</button>
				)}
				<button type="button" className="gz-map-button" onKeyDown={press}>
					{ARROWS}
					{pageText(TEXT.mapKeys)}
				</button>
			</div>
			<p id={`${id}-problem`} className="gz-map-problem">
				{problem}
			</p>
		</div>
	);
}
