import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { CustomFields } from './custom-fields/custom-fields.tsx';
import { Contact, Links } from './detail-fields.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { scriptData } from './script-data.ts';
import type { PartProps } from './listing.ts';
import { OpeningHours } from './hours/opening-hours.tsx';
import { Place } from './place.tsx';
import { PlaceLookup } from './place-lookup/place-lookup.tsx';
import type { Targets } from './place-lookup/targets.ts';
import { Plan } from './plan.tsx';
import { Price } from './price.tsx';
import { Questions } from './faqs/questions.tsx';

interface Panel {
	readonly name: string;
	readonly title: string;
	readonly content: ReactNode;
}

/** Returns the panels of a listing, in display order. */
export function panelsOf(
	part: PartProps,
	categories: readonly number[],
	targets: Targets,
): readonly Panel[] {
	const { places, mayDecide } = scriptData();
	const lookup = {
		name: 'lookup',
		title: __('Place lookup', 'gazetteer'),
		content: <PlaceLookup {...part} targets={targets} />,
	};
	const panels = [
		...(places ? [lookup] : []),
		{
			name: 'fields',
			title: __('Category fields', 'gazetteer'),
			content: <CustomFields {...part} categories={categories} />,
		},
		{ name: 'contact', title: __('Contact', 'gazetteer'), content: <Contact {...part} /> },
		{ name: 'place', title: __('Address and map', 'gazetteer'), content: <Place {...part} /> },
		{
			name: 'hours',
			title: __('Opening hours', 'gazetteer'),
			content: <OpeningHours {...part} />,
		},
		{ name: 'gallery', title: __('Gallery', 'gazetteer'), content: <Gallery {...part} /> },
		{
			name: 'questions',
			title: __('Questions and answers', 'gazetteer'),
			content: <Questions {...part} />,
		},
		{ name: 'price', title: __('Price', 'gazetteer'), content: <Price {...part} /> },
		{ name: 'links', title: __('Links and video', 'gazetteer'), content: <Links {...part} /> },
	];
	const plan = {
		name: 'plan',
		title: __('Plan and claim', 'gazetteer'),
		content: <Plan {...part} />,
	};
	return mayDecide ? [...panels, plan] : panels;
}
