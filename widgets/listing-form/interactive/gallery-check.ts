import { FIELD, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Check } from './part.ts';
import { remainingPictures } from './pictures.ts';
import { atLeastOne } from './rules.ts';
import type { Picture } from './values.tsx';

type Place = Pick<Check, 'label' | 'mark' | 'focus' | 'place'>;

/**
 * The check of a required gallery. It needs at least one picture that will not be deleted. The
 * pictures are in the page's inputs until the gallery section is rendered, then in the form's
 * values.
 */
export const galleryCheck = (place: Place, pictures: () => readonly Picture[]): Check => ({
	...place,
	field: FIELD.gallery,
	rule: atLeastOne(pageText(TEXT.needImage)),
	value: () => remainingPictures(pictures()),
});
