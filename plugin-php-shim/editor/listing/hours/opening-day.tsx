import { __, sprintf } from '@wordpress/i18n';
import { Button, DropdownMenu } from '@wordpress/components';
import { COPY, REMOVE } from '../../shared/icons.tsx';
import { EMPTY_SLOT, type Day, type DayName, type DayState, type Slot } from './hours.ts';

interface OpeningDayProps {
	readonly name: DayName;
	readonly day: Day;
	readonly set: (day: Day) => void;
	readonly others: readonly { readonly label: string; readonly days: readonly number[] }[];
	readonly all: readonly number[];
	readonly weekdays: readonly number[];
	readonly copy: (onto: readonly number[]) => void;
}

/** The storage format allows two time ranges per day. */
const MAX_RANGES = 2;

const states = (): readonly (readonly [DayState, string])[] => [
	['closed', __('Closed', 'gazetteer')],
	['hours', __('Open', 'gazetteer')],
	['all-day', __('Open all day', 'gazetteer')],
];

export function OpeningDay({ name, day, set, others, all, weekdays, copy }: OpeningDayProps) {
	const setSlot = (index: number, changed: Partial<Slot>) =>
		set({
			...day,
			slots: day.slots.with(index, { ...EMPTY_SLOT, ...day.slots[index], ...changed }),
		});

	const choose = (state: DayState) => {
		const slots = day.slots.length > 0 ? day.slots : [{ from: '09:00', to: '17:00' }];
		set({ state, slots: state === 'hours' ? slots : [] });
	};

	return (
		<fieldset className="gz-day">
			<legend>{name.label}</legend>
			<div className="gz-day-line">
				<select
					aria-label={
						/* translators: %s: a day of the week. */
						sprintf(__('%s: open or closed', 'gazetteer'), name.label)
					}
					value={day.state}
					onChange={({ target }) => choose(target.value as DayState)}
				>
					{states().map(([state, label]) => (
						<option key={state} value={state}>
							{label}
						</option>
					))}
				</select>
				<DropdownMenu
					icon={COPY}
					/* translators: %s: a day of the week. */
					label={sprintf(__('Copy %s to other days', 'gazetteer'), name.label)}
					controls={[
						{ title: __('To all days', 'gazetteer'), onClick: () => copy(all) },
						{
							title: __('To Monday to Friday', 'gazetteer'),
							onClick: () => copy(weekdays),
						},
						...others.map((other) => ({
							/* translators: %s: a day of the week. */
							title: sprintf(__('To %s', 'gazetteer'), other.label),
							onClick: () => copy(other.days),
						})),
					]}
				/>
			</div>
			{day.slots.map((slot, index) => (
				<div className="gz-slot" key={index}>
					<input
						type="time"
						/* translators: %s: a day of the week. */
						aria-label={sprintf(__('%s opens', 'gazetteer'), name.label)}
						value={slot.from}
						onChange={({ target }) => setSlot(index, { from: target.value })}
					/>
					<span aria-hidden="true">–</span>
					<input
						type="time"
						/* translators: %s: a day of the week. */
						aria-label={sprintf(__('%s closes', 'gazetteer'), name.label)}
						value={slot.to}
						onChange={({ target }) => setSlot(index, { to: target.value })}
					/>
					{day.slots.length > 1 && (
						<Button
							size="small"
							icon={REMOVE}
							label={__('Remove these hours', 'gazetteer')}
							onClick={() => set({ ...day, slots: day.slots.toSpliced(index, 1) })}
						/>
					)}
				</div>
			))}
			{day.state === 'hours' && day.slots.length < MAX_RANGES && (
				<Button
					size="small"
					variant="tertiary"
					onClick={() => set({ ...day, slots: [...day.slots, EMPTY_SLOT] })}
				>
					{__('Add hours after a break', 'gazetteer')}
				</Button>
			)}
		</fieldset>
	);
}
