import { useEffect, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { scriptData } from '../script-data.ts';
import { copied, readHours, weekdays, writeHours, type Day } from './hours.ts';
import { OpeningDay } from './opening-day.tsx';
import { withDetails, type PartProps } from '../listing.ts';

/**
 * The opening hours of the listing. The component's state contains the edited days, because
 * incomplete hours cannot be stored.
 */
export function OpeningHours({ listing, set }: PartProps) {
	const names = scriptData().days;
	const kept = JSON.stringify(listing.details['business_hours'] ?? null);
	const [days, setDays] = useState<readonly Day[]>(() =>
		readHours(listing.details['business_hours'], names),
	);
	const written = JSON.stringify(writeHours(days, names));

	// Update the state if the stored hours change elsewhere, for example by “Undo” in the editor.
	useEffect(() => {
		const read = readHours(JSON.parse(kept), names);
		if (JSON.stringify(writeHours(read, names)) !== written) setDays(read);
		// Changes of the state itself must not trigger this effect.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [kept]);

	const change = (changed: readonly Day[]) => {
		setDays(changed);
		const before = listing.details['business_hours'];
		set(withDetails(listing, { business_hours: writeHours(changed, names, before) }));
	};

	return (
		<div className="gz-part gz-days">
			{names.map((name, index) => (
				<OpeningDay
					key={name.key}
					name={name}
					day={days[index] ?? { state: 'closed', slots: [] }}
					set={(day) => change(days.with(index, day))}
					others={names.flatMap((other, place) =>
						place === index ? [] : [{ label: other.label, days: [place] }],
					)}
					all={names.map((_name, place) => place)}
					weekdays={weekdays(names)}
					copy={(onto) => {
						change(copied(days, index, onto));
						speak(__('Copied.', 'gazetteer'));
					}}
				/>
			))}
		</div>
	);
}
