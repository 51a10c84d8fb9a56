type Field = readonly [name: string, value: FormDataEntryValue];

/** A typed place, and the visitor's position. */
const PLACES = ['gz_place', 'gz_near'];
const RADIUS = 'gz_within';

/**
 * Returns the URL of a search, as the server writes it: without empty values, and without brackets
 * after the name of a list with one value.
 */
export function searchAddress(action: string, fields: Iterable<Field>): string {
	const address = new URL(action);
	address.search = '';
	address.hash = '';
	const filled = [...fields].filter(([, value]) => value !== '');
	// The radius has no meaning without a place.
	const isNear = filled.some(([name]) => PLACES.includes(name));
	for (const [name, value] of filled) {
		if (name === RADIUS && !isNear) continue;
		const isAlone = filled.filter(([other]) => other === name).length === 1;
		address.searchParams.append(isAlone ? name.replace(/\[\]$/, '') : name, String(value));
	}
	return address.href;
}

/** Returns the URL of the search that the form contains. */
export const addressOf = (form: HTMLFormElement): string =>
	// A control named `action` hides the property of the form.
	searchAddress(
		new URL(form.getAttribute('action') ?? '', document.baseURI).href,
		new FormData(form),
	);

/** Whether two URLs lead to the same page, with or without other arguments. */
export const isSamePage = (one: string, other: string): boolean => {
	const [a, b] = [one, other].map((address) => new URL(address, document.baseURI));
	return a!.origin === b!.origin && a!.pathname === b!.pathname;
};

/** Returns a URL without its fragment. */
export const withoutHash = (address: string): string => address.replace(/#.*$/, '');
