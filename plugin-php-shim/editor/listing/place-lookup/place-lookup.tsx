import { useEffect, useRef, useState } from '@wordpress/element';
import { Notice } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FIELD } from '@gazetteer/contract';
import type { PlaceFilling, Suggestion } from '@gazetteer/places';
import { withDetails, type PartProps } from '../listing.ts';
import { scriptData } from '../script-data.ts';
import { Combobox } from './combobox.tsx';
import { Confirm } from './confirm.tsx';
import { findingsOf, missingLocation } from './found-place.ts';
import { locationNamed, type Term } from './locations.ts';
import type { Targets } from './targets.ts';
import { useSuggestions } from './use-suggestions.ts';

const faultText = (fault: string) =>
	fault === 'refused'
		? __('Google rejected the API key. Check it under Settings → Gazetteer.', 'gazetteer')
		: __('The place search is not available. Enter the details manually.', 'gazetteer');

/** The details of a listing that a place fills in. The title and the locations are edited elsewhere. */
const DETAILS = [FIELD.phone, FIELD.address, FIELD.latitude, FIELD.longitude, FIELD.website];

interface Found {
	readonly filling: PlaceFilling;
	readonly location: Term | undefined;
	readonly credit: string;
}

interface PlaceLookupProps extends PartProps {
	readonly targets: Targets;
}

/** A place search that fills in the fields of a listing. Sends no request before the user types. */
export function PlaceLookup({ listing, set, targets }: PlaceLookupProps) {
	const [typed, setTyped] = useState('');
	/**
	 * The search text. When the user selects a suggestion, `typed` changes, but this text does not,
	 * so no new search starts.
	 */
	const [question, setQuestion] = useState('');
	const [found, setFound] = useState<Found>();
	const [failure, setFailure] = useState('');
	const leaving = useRef(new AbortController());
	const input = useRef<HTMLInputElement>(null);
	const { ask, suggestions, isAsking, isAnswered, credit, fault } = useSuggestions(question);
	const count = suggestions.length;
	const problem = failure || (fault && faultText(fault));

	useEffect(() => () => leaving.current.abort(), []);
	useEffect(() => {
		if (!isAnswered) return;
		speak(
			count
				? /* translators: %d: how many places. */
					sprintf(_n('%d place found.', '%d places found.', count, 'gazetteer'), count)
				: __('No places found.', 'gazetteer'),
		);
	}, [isAnswered, count]);

	const type = (text: string) => {
		leaving.current.abort();
		setTyped(text);
		setQuestion(text);
		setFound(undefined);
		setFailure('');
	};

	/**
	 * Clears the search and moves the focus to the search input, because the focused button
	 * disappears.
	 */
	const end = () => {
		type('');
		input.current?.focus();
	};

	async function choose(suggestion: Suggestion) {
		leaving.current = new AbortController();
		const { signal } = leaving.current;
		setQuestion('');
		setTyped(suggestion.title);
		try {
			const filling = await ask(async (provider, { fillInPlace }) => {
				const place = await provider.details(suggestion, signal);
				/* translators: {name}: what was typed; leave it as it is. */
				const message = __("No details available for input: '{name}'", 'gazetteer');
				return fillInPlace(place, typed, message);
			});
			if ('alert' in filling) return setFailure(filling.alert);
			const location = await locationNamed(filling.fields[FIELD.location], signal).catch(
				() => undefined,
			);
			if (!signal.aborted) setFound({ filling, location, credit });
		} catch (cause) {
			const { code = '' } = cause as { code?: string };
			if (!signal.aborted) setFailure(faultText(code));
		}
	}

	function take({ filling: { fields }, location }: Found, names: readonly string[]) {
		const details = DETAILS.filter((name) => names.includes(name));
		const texts = Object.fromEntries(details.map((name) => [name, fields[name] ?? '']));
		if (details.length) set(withDetails(listing, texts));
		if (names.includes(FIELD.title)) targets.setTitle(fields[FIELD.title] ?? '');
		if (location && names.includes(FIELD.location)) targets.addLocation(location.id);
		end();
		speak(__('The details were filled in.', 'gazetteer'));
	}

	return (
		<div className="gz-part">
			<Combobox
				label={__('Search for the place', 'gazetteer')}
				help={sprintf(
					/* translators: %s: who answers, such as Google or the name of a server. */
					__(
						'The text that you type is sent to %s. You confirm the details before they are filled in.',
						'gazetteer',
					),
					scriptData().places!.recipient,
				)}
				value={typed}
				set={type}
				options={suggestions}
				isBusy={isAsking}
				choose={(suggestion) => choose(suggestion).catch(reportError)}
				credit={credit}
				input={input}
			/>
			{isAnswered && !count && (
				<p className="gz-note">{__('No places found.', 'gazetteer')}</p>
			)}
			{problem && (
				<Notice status="warning" isDismissible={false}>
					{problem}
				</Notice>
			)}
			{found && (
				<Confirm
					findings={findingsOf(found.filling, {
						listing,
						title: targets.title,
						location: found.location,
					})}
					note={missingLocation(found.filling, found.location)}
					credit={found.credit}
					take={(names) => take(found, names)}
					leave={end}
				/>
			)}
		</div>
	);
}
