import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { chooseImages } from '../../shared/media-library.ts';
import { useReorder } from '../../shared/reorder/use-reorder.ts';
import { readGallery, writeGallery } from './gallery-ids.ts';
import { GalleryImage, nameOfImage } from './gallery-image.tsx';
import type { PartProps } from '../listing.ts';
import { usePictures } from './images.ts';

/** The images of the listing. Arrow keys and the buttons below each image change the order. */
export function Gallery({ listing, set }: PartProps) {
	const list = useRef<HTMLOListElement>(null);
	const ids = readGallery(listing.gallery);
	const pictures = usePictures(ids);

	const change = (changed: readonly number[]) => set({ gallery: writeGallery(changed) });

	const move = useReorder({
		list,
		items: ids,
		nameOf: (id) => nameOfImage(id, pictures.get(id)),
		onChange: change,
	});

	return (
		<div className="gz-part">
			{ids.length === 0 && <p className="gz-note">{__('No photos yet.', 'gazetteer')}</p>}
			<ol className="gz-images" ref={list}>
				{ids.map((id, index) => (
					<GalleryImage
						key={id}
						picture={pictures.get(id)}
						id={id}
						number={index + 1}
						count={ids.length}
						move={(by, part) => move(index, index + by, part)}
						remove={() => change(ids.toSpliced(index, 1))}
					/>
				))}
			</ol>
			<Button
				variant="secondary"
				onClick={() =>
					chooseImages({
						title: __('Photos of the listing', 'gazetteer'),
						button: __('Add to the gallery', 'gazetteer'),
						multiple: 'add',
						then: (chosen) => change([...new Set([...ids, ...chosen])]),
					})
				}
			>
				{__('Add photos', 'gazetteer')}
			</Button>
		</div>
	);
}
