import { FIELD, PASSED_FIELD } from '@gazetteer/contract';

export interface CardValues {
	readonly title: string;
	readonly tagline: string;
	readonly category: string;
	readonly place: string;
	readonly contact: string;
	readonly picture: File | undefined;
}

const firstOf = (form: HTMLFormElement, names: readonly string[]): string => {
	for (const name of names) {
		const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
		if (field?.value.trim()) return field.value.trim();
	}
	return '';
};

/**
 * Returns the labels of the selected options, without indentation. An option without a value means
 * "no choice".
 */
const chosenIn = (form: HTMLFormElement, selector: string): readonly string[] =>
	[...(form.querySelector<HTMLSelectElement>(selector)?.selectedOptions ?? [])]
		.filter(({ value }) => value)
		.map(({ text }) => text.replace(/^[\s—–-]+/, '').trim());

const fileIn = (form: HTMLFormElement, name: string) =>
	[...form.querySelectorAll<HTMLInputElement>(`input[type="file"][name^="${name}"]`)]
		.flatMap(({ files }) => [...(files ?? [])])
		.find(({ type }) => type.startsWith('image/'));

/** Returns the initials for a listing without a picture. The server uses the same rule. */
export const initials = (title: string): string =>
	(title.match(/[\p{L}\p{N}]+/gu) ?? [])
		.slice(0, 2)
		.map((word) => [...word][0])
		.join('')
		.toUpperCase();

export function readCard(form: HTMLFormElement): CardValues {
	const several = [
		...form.querySelectorAll<HTMLInputElement>(`input[name="${FIELD.location}[]"]`),
	].map(({ value }) => value);
	const places = [...chosenIn(form, 'select#inputCity'), ...several];
	return {
		title: firstOf(form, [FIELD.title]),
		tagline: firstOf(form, [PASSED_FIELD.tagline]),
		category: chosenIn(form, '#inputCategory')[0] ?? '',
		place:
			places.join(' · ') ||
			firstOf(form, [FIELD.locationText, FIELD.location, FIELD.address]),
		contact: firstOf(form, [FIELD.phone, FIELD.website]),
		picture: fileIn(form, FIELD.featuredImage) ?? fileIn(form, FIELD.gallery),
	};
}
