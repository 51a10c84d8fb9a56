import { __ } from '@wordpress/i18n';
import type { CategoryField } from './field.ts';
import { hasOptions } from '../../shared/field-kinds.ts';

type Part = 'label' | 'slug' | 'options';

export type Problems = Readonly<Partial<Record<Part, string>>>;

const labelProblem = ({ label }: CategoryField) =>
	label.trim() === '' ? __('Enter a label. Visitors see it.', 'gazetteer') : '';

function slugProblem({ key, slug }: CategoryField, all: readonly CategoryField[]): string {
	const isTwice = all.some((other) => other.key !== key && other.slug === slug);
	return slug !== '' && isTwice
		? __('Another field has this name. Enter a different name.', 'gazetteer')
		: '';
}

const optionsProblem = ({ kind, options }: CategoryField) =>
	hasOptions(kind) && options.length === 0 ? __('Enter at least one option.', 'gazetteer') : '';

export function problemsOf(field: CategoryField, all: readonly CategoryField[]): Problems {
	const found = {
		label: labelProblem(field),
		slug: slugProblem(field, all),
		options: optionsProblem(field),
	};
	return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== ''));
}

export const isSound = (field: CategoryField, all: readonly CategoryField[]): boolean =>
	Object.keys(problemsOf(field, all)).length === 0;
