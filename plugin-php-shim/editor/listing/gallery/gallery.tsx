import { useLayoutEffect, useRef } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { chooseImages } from '../../shared/media-library.ts';
import { moved } from '../../shared/move-item.ts';
import { Button } from '../../shared/components.ts';
import { readGallery, writeGallery } from './gallery-ids.ts';
import { GalleryImage } from './gallery-image.tsx';
import type { PartProps } from '../listing.ts';
import { usePictures } from './images.ts';

/** The images in their order, which arrow keys change as well as the buttons below each. */
export function Gallery({ listing, set }: PartProps) {
	const list = useRef<HTMLOListElement>(null);
	const next = useRef<number | undefined>(undefined);
	const ids = readGallery(listing.gallery);
	const pictures = usePictures(ids);

	const change = (changed: readonly number[]) => set({ gallery: writeGallery(changed) });

	// A moved image is drawn in another place, and the keyboard has to go there with it.
	useLayoutEffect(() => {
		if (next.current === undefined) return;
		list.current?.children[next.current]?.querySelector<HTMLElement>('.gz-image')?.focus();
		next.current = undefined;
	});

	const move = (from: number, by: -1 | 1) => {
		const to = from + by;
		if (to < 0 || to >= ids.length) return;
		next.current = to;
		change(moved(ids, from, to));
		/* translators: 1: a place, 2: number of images. */
		const text = __('Image is now number %1$d of %2$d.', 'gazetteer');
		speak(sprintf(text, to + 1, ids.length), 'assertive');
	};

	return (
		<div className="gz-part">
			{ids.length === 0 && (
				<p className="gz-note">{__('No images yet. The first one leads.', 'gazetteer')}</p>
			)}
			<ol className="gz-images" ref={list}>
				{ids.map((id, index) => (
					<GalleryImage
						key={id}
						picture={pictures.get(id)}
						id={id}
						number={index + 1}
						count={ids.length}
						move={(by) => move(index, by)}
						remove={() => change(ids.toSpliced(index, 1))}
					/>
				))}
			</ol>
			<Button
				variant="secondary"
				onClick={() =>
					chooseImages({
						title: __('Images of the listing', 'gazetteer'),
						button: __('Add to the gallery', 'gazetteer'),
						multiple: 'add',
						then: (chosen) => change([...new Set([...ids, ...chosen])]),
					})
				}
			>
				{__('Add images', 'gazetteer')}
			</Button>
		</div>
	);
}
