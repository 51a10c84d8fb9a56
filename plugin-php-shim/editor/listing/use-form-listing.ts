import { useEffect, useState } from '@wordpress/element';
import { scriptData } from './script-data.ts';
import type { Listing, PartProps } from './listing.ts';

const NOTHING: Listing = { details: {}, values: {}, gallery: '', plan: 0 };

/** Returns the selected categories in the classic editor. */
function useTickedCategories(): readonly number[] {
	const [ticked, setTicked] = useState<readonly number[]>([]);
	useEffect(() => {
		const box = document.querySelector(`#taxonomy-${scriptData().taxonomy}`);
		const read = () => {
			const boxes =
				box?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked') ?? [];
			setTicked([...new Set([...boxes].map(({ value }) => Number(value)).filter(Boolean))]);
		};
		read();
		box?.addEventListener('change', read);
		return () => box?.removeEventListener('change', read);
	}, []);
	return ticked;
}

/** Returns the listing in the classic editor. A hidden field of the form contains the data. */
export function useFormListing(field: HTMLInputElement) {
	const [listing, setListing] = useState(() => ({ ...NOTHING, ...scriptData().listing }));
	const categories = useTickedCategories();
	const set: PartProps['set'] = (changed) => setListing((now) => ({ ...now, ...changed }));
	useEffect(() => {
		field.value = JSON.stringify(listing);
	}, [field, listing]);
	return { listing, set, categories };
}
