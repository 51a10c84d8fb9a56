import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Notice } from '@wordpress/components';
import { Text } from '../../shared/controls.tsx';
import { get, isAborted } from '../../shared/rest.ts';
import type { CategoryField } from './field.ts';
import { scriptData } from '../script-data.ts';
import { cleanSlug, slugFrom } from './slug.ts';

interface FieldSlugProps {
	readonly field: CategoryField;
	readonly all: readonly CategoryField[];
	readonly set: (changed: Partial<CategoryField>) => void;
}

/** Asks the server whether listings have stored values under this slug. */
function useHasValues(slug: string, isAsked: boolean): boolean {
	const [has, setHas] = useState(false);
	useEffect(() => {
		if (!isAsked) return undefined;
		const asking = new AbortController();
		get<{ has: boolean }>(scriptData().answers, { slug }, asking.signal).then(
			(answer) => setHas(answer.has),
			// If the request fails, assume that listings have values, so that the warning is shown.
			(cause: unknown) => setHas(!isAborted(cause)),
		);
		return () => asking.abort();
	}, [slug, isAsked]);
	return isAsked && has;
}

/**
 * The input for the slug, under which listings store their values. The slug follows the label until
 * the user edits the slug.
 */
export function FieldSlug({ field, all, set }: FieldSlugProps) {
	const [isOpen, setOpen] = useState(false);
	const { slug, savedSlug } = field;
	const isRenamed = savedSlug !== '' && slug !== savedSlug;
	const loses = useHasValues(savedSlug, isRenamed);
	const taken = all.filter(({ key }) => key !== field.key).map((other) => other.slug);
	const shown = slug || (field.label.trim() ? slugFrom(field.label, field.kind, taken) : '');

	if (!isOpen) {
		return (
			<p className="gz-slug">
				{__('Field name:', 'gazetteer')} <code>{shown || '…'}</code>{' '}
				<Button variant="link" onClick={() => setOpen(true)}>
					{__('Change', 'gazetteer')}
				</Button>
			</p>
		);
	}
	return (
		<div>
			<Text
				label={__('Field name', 'gazetteer')}
				help={__(
					'Lowercase letters, digits and hyphens. Leave empty to create it from the label.',
					'gazetteer',
				)}
				value={slug}
				placeholder={shown}
				set={(typed) => set({ slug: typed })}
				onBlur={() => set({ slug: cleanSlug(slug) || savedSlug })}
			/>
			{loses && (
				<Notice status="warning" isDismissible={false}>
					{sprintf(
						/* translators: %s: the name of a field. */
						__(
							'Listings have saved values under “%s”. If you change the name, these values are kept but no longer shown.',
							'gazetteer',
						),
						savedSlug,
					)}
				</Notice>
			)}
		</div>
	);
}
