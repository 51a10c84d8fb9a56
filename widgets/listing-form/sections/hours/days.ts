import { PASSED_FIELD } from '@gazetteer/contract';
import { fireEvent } from '@gazetteer/form';
import type { DayHours, DayNames } from './parse-hours.ts';
import { clock } from './times.ts';

/** The inputs of one day in the page. */
export interface Day {
	readonly label: string;
	readonly names: readonly string[];
	/** Pairs of inputs: opening and closing time. */
	readonly spans: readonly (readonly [HTMLInputElement, HTMLInputElement])[];
	readonly allDay: HTMLInputElement | undefined;
}

const ENGLISH = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const NAME = new RegExp(
	`^${PASSED_FIELD.businessHours}\\[([^\\]]+)\\]\\[(open|close)\\]\\[(\\d)\\]$`,
);

export function daysIn(form: ParentNode): Day[] {
	const inputs = [...form.querySelectorAll<HTMLInputElement>('input')];
	const keys = new Set(inputs.flatMap(({ name }) => NAME.exec(name)?.[1] ?? []));
	const isEnglish = [...keys].some((key) => ENGLISH.includes(key.toLowerCase()));
	return [...keys].map((key, place) => {
		const of = (which: string, span: number) =>
			inputs.find(
				({ name }) => name === `${PASSED_FIELD.businessHours}[${key}][${which}][${span}]`,
			);
		const spans = [0, 1].flatMap((span) => {
			const [open, close] = [of('open', span), of('close', span)];
			return open && close ? [[open, close] as const] : [];
		});
		const label =
			of('open', 0)?.closest('fieldset')?.querySelector('legend')?.textContent?.trim() ?? key;
		return {
			label,
			names: [key, label, ...(isEnglish ? [] : [ENGLISH[place] ?? ''])].filter(Boolean),
			spans,
			allDay: inputs.find(({ type, value }) => type === 'checkbox' && value === key),
		};
	});
}

export const namesOf = (days: readonly Day[]): DayNames =>
	days.map(({ names }) => [...new Set(names.map((name) => name.toLowerCase()))]);

const set = (input: HTMLInputElement, value: string) => {
	if (input.value === value) return;
	input.value = value;
	fireEvent(input, 'input');
	fireEvent(input, 'change');
};

const tick = (input: HTMLInputElement | undefined, isTicked: boolean) => {
	if (!input || input.checked === isTicked) return;
	input.checked = isTicked;
	fireEvent(input, 'change');
};

/** Returns whether a day has enough inputs for these hours. */
export const fits = ({ spans, allDay }: Day, hours: DayHours) =>
	hours === 'all day' ? Boolean(allDay) : hours === 'closed' || hours.length <= spans.length;

export function fillDay({ spans, allDay }: Day, hours: DayHours): void {
	tick(allDay, hours === 'all day');
	spans.forEach((inputs, at) => {
		const span = typeof hours === 'string' ? undefined : hours[at];
		set(inputs[0], span ? clock(span.from) : '');
		set(inputs[1], span ? clock(span.to) : '');
	});
	const last = spans[1]?.[0];
	// The second pair of inputs is in a closed `details` element.
	if (last?.value) last.closest('details')?.setAttribute('open', '');
}

export function copyDay(from: Day, to: Day): void {
	tick(to.allDay, from.allDay?.checked ?? false);
	to.spans.forEach((inputs, at) =>
		inputs.forEach((input, end) => set(input, from.spans[at]?.[end]?.value ?? '')),
	);
}
