import type { FieldAttributes } from '../fields/field.ts';

type Choice = Pick<FieldAttributes, 'options' | 'chosen'>;

const at = (options: readonly string[], index: number) => options[index] ?? '';

/** Renames an option. A selected option stays selected. */
export const renamed = ({ options, chosen }: Choice, index: number, text: string): Choice => ({
	options: options.with(index, text),
	chosen: chosen.map((each) => (each === at(options, index) ? text : each)),
});

export const added = ({ options, chosen }: Choice, after: number): Choice => ({
	options: options.toSpliced(after + 1, 0, ''),
	chosen,
});

export const removed = ({ options, chosen }: Choice, index: number): Choice => ({
	options: options.toSpliced(index, 1),
	chosen: chosen.filter((each) => each !== at(options, index)),
});

/** Selects or clears an option. If `one` is true, also clears the other options. */
export const toggled = ({ options, chosen }: Choice, index: number, one: boolean): Choice => {
	const option = at(options, index);
	if (chosen.includes(option)) {
		return { options, chosen: chosen.filter((each) => each !== option) };
	}
	return { options, chosen: one ? [option] : [...chosen, option] };
};

/** Inserts pasted lines as options. */
export const pasted = ({ options, chosen }: Choice, index: number, text: string): Choice => {
	const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
	const kept = at(options, index) === '' ? 0 : 1;
	return {
		options: options.toSpliced(index + kept, 1 - kept, ...lines),
		chosen,
	};
};
