import { useEffect, useState } from '@wordpress/element';
import { get } from '../../shared/rest.ts';

export interface Picture {
	readonly id: number;
	readonly url: string;
	readonly alt: string;
}

interface MediaRecord {
	readonly id: number;
	readonly source_url: string;
	readonly alt_text: string;
	readonly title: { readonly rendered: string };
	readonly media_details?: {
		readonly sizes?: Readonly<Record<string, { readonly source_url: string }>>;
	};
}

const pictureOf = (record: MediaRecord): Picture => ({
	id: record.id,
	url: record.media_details?.sizes?.['thumbnail']?.source_url ?? record.source_url,
	alt: record.alt_text || record.title.rendered,
});

const PARTS = 'id,source_url,alt_text,title,media_details';

/** Loads the data of the gallery's images. Returns the loaded images by ID. */
export function usePictures(ids: readonly number[]): ReadonlyMap<number, Picture> {
	const [known, setKnown] = useState<ReadonlyMap<number, Picture>>(new Map());
	const missing = ids.filter((id) => !known.has(id)).join(',');
	useEffect(() => {
		if (!missing) return;
		const query = { include: missing, per_page: 100, _fields: PARTS };
		get<readonly MediaRecord[]>('/wp/v2/media', query).then(
			(records) =>
				setKnown((before) => {
					const found = records.map((record) => [record.id, pictureOf(record)] as const);
					return new Map([...before, ...found]);
				}),
			// If the request fails, show the images by their ID.
			() => undefined,
		);
	}, [missing]);
	return known;
}
