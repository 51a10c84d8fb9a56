/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement } from '@wordpress/element';
import { FormTokenField, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Amount } from './controls.tsx';
import type { GroupProps } from './group.ts';

const SUGGESTED = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'pdf', 'doc', 'docx', 'odt', 'txt', 'zip'];

const extension = (typed: string) =>
	typed
		.trim()
		.toLowerCase()
		.replace(/^\*?\.+/, '')
		.replace(/[^a-z0-9]/g, '');

export const Files = ({ field, set }: GroupProps) => (
	<PanelBody title={__('Files', 'gazetteer')}>
		<FormTokenField
			label={__('Kinds of files', 'gazetteer')}
			value={[...field.accept]}
			suggestions={SUGGESTED}
			onChange={(tokens) =>
				set({
					accept: tokens
						.map((token) => extension(typeof token === 'string' ? token : token.value))
						.filter((each, at, all) => each !== '' && all.indexOf(each) === at),
				})
			}
			__experimentalExpandOnFocus
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
		<Amount
			label={__('Most that all files together may have, in kilobytes', 'gazetteer')}
			help={__('1024 kilobytes are one megabyte. Your server may allow less.', 'gazetteer')}
			value={field.maxKilobytes}
			set={(maxKilobytes) => set({ maxKilobytes })}
		/>
		<Amount
			label={__('At most this many files', 'gazetteer')}
			value={field.maxFiles}
			set={(maxFiles) => set({ maxFiles: Math.max(1, maxFiles) })}
		/>
	</PanelBody>
);
