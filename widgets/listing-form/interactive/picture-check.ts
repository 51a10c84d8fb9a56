import { FIELD, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Check } from './part.ts';
import { remainingPictures, type PictureName, type Pictures } from './pictures.ts';
import { atLeastOne } from './rules.ts';

type Place = Pick<Check, 'label' | 'mark' | 'focus' | 'place'>;

const MISSING: Readonly<Record<PictureName, readonly [field: string, message: string]>> = {
	gallery: [FIELD.gallery, TEXT.needImage],
	featuredImage: [FIELD.featuredImage, TEXT.needFeaturedImage],
	logo: [FIELD.logo, TEXT.needLogo],
};

/**
 * The check of a required gallery, featured image or logo. It needs at least one picture that will
 * not be deleted. The pictures are in the page's inputs until the section is rendered, then in the
 * form's values.
 */
export function pictureCheck(name: PictureName, place: Place, pictures: () => Pictures): Check {
	const [field, message] = MISSING[name];
	return {
		...place,
		field,
		rule: atLeastOne(pageText(message)),
		value: () => remainingPictures(pictures()),
	};
}
