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

interface Frame {
	readonly on: (event: 'select', then: () => void) => void;
	readonly open: () => void;
	readonly state: () => {
		readonly get: (name: 'selection') => { readonly toJSON: () => readonly { id: number }[] };
	};
}

type OpenFrame = (options: {
	title: string;
	button: { text: string };
	library: { type: string };
	multiple: 'add';
}) => Frame;

/** WordPress's own window for choosing images, which both editors have. */
export function chooseImages(
	title: string,
	button: string,
	then: (ids: readonly number[]) => void,
) {
	const { wp } = window as unknown as { wp: { media: OpenFrame } };
	const options = { title, button: { text: button }, library: { type: 'image' } };
	const frame = wp.media({ ...options, multiple: 'add' });
	frame.on('select', () => {
		const chosen = frame.state().get('selection').toJSON();
		then(chosen.map(({ id }) => id));
	});
	frame.open();
}

const pictureOf = (record: MediaRecord): Picture => ({
	id: record.id,
	url: record.media_details?.sizes?.['thumbnail']?.source_url ?? record.source_url,
	alt: record.alt_text || record.title.rendered,
});

const PARTS = 'id,source_url,alt_text,title,media_details';

/** What the images of a gallery look like, as far as it is known yet. */
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
			// An image that does not come is shown by its number.
			() => undefined,
		);
	}, [missing]);
	return known;
}
