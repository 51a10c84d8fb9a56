import { useEntityProp } from '@wordpress/core-data';
import { scriptData } from './script-data.ts';
import type { Details, Listing, PartProps, Values } from './listing.ts';

interface Edited extends PartProps {
	readonly categories: readonly number[];
}

type Metas = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Metas =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the listing in the block editor's store. The editor saves the changes. */
export function useEntityListing(): Edited {
	const { type, metas, categories: base } = scriptData();
	const [kept, setKept] = useEntityProp<Metas>('postType', type, 'meta');
	const [categories] = useEntityProp<readonly number[]>('postType', type, base);
	const meta = kept ?? {};
	const { details, values } = { details: meta[metas.details], values: meta[metas.values] };

	const listing: Listing = {
		details: isRecord(details) ? (details as Details) : {},
		values: isRecord(values) ? (values as Values) : {},
		gallery: String(meta[metas.gallery] ?? ''),
		plan: Number(meta[metas.plan]) || 0,
	};
	return {
		listing,
		categories: categories ?? [],
		set: (changed) => {
			const named = Object.entries(changed).map(([name, value]) => [
				metas[name as keyof Listing],
				value,
			]);
			setKept({ ...meta, ...(Object.fromEntries(named) as Metas) });
		},
	};
}
