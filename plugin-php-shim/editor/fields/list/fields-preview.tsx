import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Spinner } from '@wordpress/components';
import { isAborted, post } from '../../shared/rest.ts';
import { named } from '../draft/category-draft.ts';
import type { CategoryField } from './field.ts';
import { scriptData } from '../script-data.ts';
import { settingsFrom } from '../draft/field-record.ts';

/** The debounce time of the preview in milliseconds. */
const DEBOUNCE = 400;

/**
 * Returns server-rendered HTML of the fields with unsaved changes, or an empty string if the
 * request failed.
 */
function usePreviewHtml(fields: readonly CategoryField[]): string | undefined {
	const [html, setHtml] = useState<string>();
	const asked = JSON.stringify(
		named(
			fields.filter(({ label }) => label.trim() !== ''),
			[],
		).map((field) => ({ slug: field.slug, label: field.label, ...settingsFrom(field, false) })),
	);
	useEffect(() => {
		const asking = new AbortController();
		const timer = setTimeout(() => {
			const sent = { fields: JSON.parse(asked) as object[] };
			post<{ html: string }>(scriptData().preview, sent, asking.signal).then(
				(answer) => setHtml(answer.html),
				(cause: unknown) => !isAborted(cause) && setHtml(''),
			);
		}, DEBOUNCE);
		return () => {
			clearTimeout(timer);
			asking.abort();
		};
	}, [asked]);
	return html;
}

export function FieldsPreview({ fields }: { readonly fields: readonly CategoryField[] }) {
	const html = usePreviewHtml(fields);
	const isNothing = fields.every(({ label }) => label.trim() === '');
	return (
		<section className="gz-card gz-fields-preview" aria-labelledby="gz-preview-title">
			<h3 id="gz-preview-title">{__('Preview of the listing form', 'gazetteer')}</h3>
			{isNothing && (
				<p className="gz-note">{__('Fields with a label are shown here.', 'gazetteer')}</p>
			)}
			{!isNothing && html === undefined && <Spinner />}
			{!isNothing && html === '' && (
				<p className="gz-note">{__('The preview could not be loaded.', 'gazetteer')}</p>
			)}
			{!isNothing && html && (
				// The HTML is safe, because the server escapes it. `inert` keeps the focus out of
				// the preview.
				<div
					className="gz-preview-form"
					ref={(place) => place?.setAttribute('inert', '')}
					dangerouslySetInnerHTML={{ __html: html }}
				/>
			)}
			{!isNothing && html && (
				<p className="gz-note">
					{__('On your site, the fields use the styles of your theme.', 'gazetteer')}
				</p>
			)}
		</section>
	);
}
