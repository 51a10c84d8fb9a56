import { FIELD, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Check } from './part.ts';
import { remainingPictures } from './pictures.ts';
import { atLeastOne } from './rules.ts';
import type { Picture } from './values.tsx';

type Place = Pick<Check, 'label' | 'mark' | 'focus' | 'place'>;

/**
 * The check of a required gallery: at least one picture that is not marked for removal. Before the
 * gallery section is drawn, the pictures are in the page's inputs; after that, in the form's
 * values.
 */
export const galleryCheck = (place: Place, pictures: () => readonly Picture[]): Check => ({
	...place,
	field: FIELD.gallery,
	rule: atLeastOne(pageText(TEXT.needImage)),
	value: () => remainingPictures(pictures()),
});
