import { FIELD, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { ListingForm } from '../../form.ts';
import { galleryCheck } from '../../interactive/gallery-check.ts';
import { markBorder } from '../../interactive/marks.ts';
import type { Check } from '../../interactive/part.ts';
import { GALLERY, readPictures } from '../../interactive/pictures.ts';
import { isRequired } from '../../interactive/required.ts';
import { atLeastOne } from '../../interactive/rules.ts';
import { asked, fieldOf } from './page-fields.ts';

/**
 * Returns checks for the gallery, featured image and logo if they are required. Saved pictures
 * count as well.
 */
export function pictureChecks({ element }: ListingForm): Check[] {
	const inputs = [...element.querySelectorAll(`${GALLERY.part} ${GALLERY.input}`)];
	const checks: Check[] = [];
	if (inputs.some(isRequired)) {
		const gallery = inputs[0]!.closest(GALLERY.part)!;
		const field = fieldOf(FIELD.gallery, inputs, gallery);
		const mark = (message?: string) => {
			field.mark(message);
			markBorder(gallery.querySelector(GALLERY.box), message !== undefined);
		};
		checks.push(galleryCheck({ ...field, mark }, () => readPictures(element)));
	}
	for (const [name, label, missing] of [
		[FIELD.featuredImage, '.featured-img-label', TEXT.needFeaturedImage],
		[FIELD.logo, '.b-logo-img-label', TEXT.needLogo],
	] as const) {
		const input = element.querySelector<HTMLInputElement>(`[type="file"][name="${name}[]"]`);
		if (!isRequired(input)) continue;
		const group = input!.closest('.form-group') ?? input!.parentElement!;
		const field = fieldOf(name, [input!], group);
		const mark = (message?: string) => {
			field.mark(message);
			markBorder(element.querySelector(label), message !== undefined);
		};
		const saved = () => [...group.querySelectorAll('img.lp-prevewFeatured')];
		checks.push(
			asked({ ...field, mark }, atLeastOne(pageText(missing)), () => [
				...(input!.files ?? []),
				...saved(),
			]),
		);
	}
	return checks;
}
