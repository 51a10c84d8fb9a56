import { PLACE_PHOTO, TEXT, fillIn, type PlacePhoto } from '@gazetteer/contract';
import { adoptStyles } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { createStore } from '@gazetteer/store';
import { useStore } from '@gazetteer/view';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { GALLERY } from '../../interactive/page-pictures.ts';
import styles from './photos.css?inline';

interface PhotosProps {
	readonly name: string;
	readonly photos: readonly PlacePhoto[];
	readonly credit: string;
}

const NONE: PhotosProps = { name: '', photos: [], credit: '' };

function Photos({ name, photos, credit }: PhotosProps) {
	return (
		<figure className="gz-place-photos">
			<figcaption>
				{fillIn(pageText(TEXT.placePhotos), { name })} {credit && <bdi>{credit}</bdi>}
			</figcaption>
			<ul>
				{photos.map(({ url, attribution }, at) => (
					<li key={url}>
						<img
							src={url}
							alt={fillIn(pageText(TEXT.photoOf), {
								number: at + 1,
								count: photos.length,
							})}
							style={{
								maxWidth: PLACE_PHOTO.maxWidth,
								maxHeight: PLACE_PHOTO.maxHeight,
							}}
							loading="lazy"
							decoding="async"
						/>
						{attribution && (
							<small>
								<bdi>{attribution}</bdi>
							</small>
						)}
					</li>
				))}
			</ul>
		</figure>
	);
}

/**
 * Shows the photos of a place next to the gallery. The photos are never sent, because the visitor
 * has no rights to them.
 */
export function placePhotos(form: ActiveListingForm): (shown: PhotosProps) => void {
	const gallery = form.element.querySelector(GALLERY.part);
	if (!gallery) return () => {};
	const store = createStore(NONE);
	const Drawn = () => {
		const shown = useStore(store, (state) => state);
		return shown.photos.length ? <Photos {...shown} /> : null;
	};
	let isDrawn = false;
	return (shown) => {
		if (!isDrawn && !shown.photos.length) return;
		store.update(() => shown);
		if (isDrawn) return;
		isDrawn = true;
		adoptStyles(styles);
		form.fill(gallery, <Drawn />);
	};
}
