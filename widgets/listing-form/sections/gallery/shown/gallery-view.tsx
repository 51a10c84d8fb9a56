import { TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { useEffect } from '@wordpress/element';
import type { ActiveListingForm } from '../../../interactive/active-form.ts';
import { galleryNotice, limitsOf } from '../../../interactive/page-pictures.ts';
import { totalsOf } from '../../../interactive/pictures.ts';
import { useValue } from '../../../interactive/values.tsx';
import type { GalleryActions } from '../controller.ts';
import { useDragOrder } from './drag-order.tsx';
import { Photo } from './photo.tsx';
import type { Preparation } from '../preparation.ts';
import { totalsWords } from './sizes.ts';
import { Zone } from './zone.tsx';

interface ZoneProps {
	readonly form: ActiveListingForm;
	readonly actions: GalleryActions;
	readonly preparation: Preparation;
}

/**
 * The drop zone, with the number and size of the pictures, and the page's error message if a limit
 * is exceeded.
 */
export function GalleryZone({ form, actions, preparation }: ZoneProps) {
	const [pictures = []] = useValue('gallery');
	const totals = totalsOf(pictures);
	const notice = galleryNotice(form.element, totals);
	useEffect(() => {
		if (notice) announce(notice);
	}, [notice]);
	return (
		<Zone
			label={pageText(TEXT.choosePhotos)}
			isMultiple
			chosen={actions.add}
			refusals={preparation.refusals}
		>
			<p className="gz-zone-totals">{totalsWords(totals, limitsOf(form.element))}</p>
			{notice && <p className="gz-zone-notice">{notice}</p>}
		</Zone>
	);
}

interface PhotosProps {
	readonly actions: GalleryActions;
}

/** The saved and new pictures, in the order in which they are sent. */
export function Photos({ actions }: PhotosProps) {
	const [pictures = []] = useValue('gallery');
	const drag = useDragOrder(actions);
	if (!pictures.length) return null;
	return (
		<ul className="gz-photos" aria-label={pageText(TEXT.gallery)}>
			{pictures.map((picture, at) => (
				<Photo
					key={picture.key}
					picture={picture}
					number={at + 1}
					count={pictures.length}
					actions={actions}
					drag={drag}
				/>
			))}
		</ul>
	);
}
