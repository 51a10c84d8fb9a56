import { FIELD, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { ListingForm } from '../../../form.ts';
import { markBorder } from '../../marks.ts';
import type { Check } from '../../part.ts';
import { GALLERY, readPictures, stayingOf } from '../../pictures.ts';
import { atLeastOne } from '../../rules.ts';
import { asked, fieldOf, isRequired } from './page-fields.ts';

/** A gallery, a featured image and a logo, where the site asks for them: what is kept already counts. */
export function pictureChecks({ element }: ListingForm): Check[] {
	const inputs = [...element.querySelectorAll(`.lplistgallery ${GALLERY.input}`)];
	const checks: Check[] = [];
	if (inputs.some(isRequired)) {
		const gallery = inputs[0]!.closest('.lplistgallery')!;
		const field = fieldOf(FIELD.gallery, inputs, gallery);
		const mark = (message?: string) => {
			field.mark(message);
			markBorder(gallery.querySelector('.jFiler-input-dragDrop'), message !== undefined);
		};
		checks.push(
			asked({ ...field, mark }, atLeastOne(pageText(TEXT.needImage)), () =>
				stayingOf(readPictures(element)),
			),
		);
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
