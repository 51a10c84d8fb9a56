import { FormTokenField, PanelBody } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { scriptData } from '../script-data.ts';
import { Amount, Text } from '../../shared/controls.tsx';
import type { GroupProps } from './group.ts';

const SUGGESTED = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'pdf', 'doc', 'docx', 'odt', 'txt', 'zip'];

const extension = (typed: string) =>
	typed
		.trim()
		.toLowerCase()
		.replace(/^\*?\.+/, '')
		.replace(/[^a-z0-9]/g, '');

const KILO = 1024;

/** Converts kilobytes to megabytes, with one decimal. */
const inMegabytes = (kilobytes: number) => Math.round((kilobytes / KILO) * 10) / 10;

const inKilobytes = (megabytes: string) => Math.max(0, Math.round(Number(megabytes) * KILO) || 0);

const limitOfServer = () =>
	sprintf(
		/* translators: %s: a number of megabytes. */
		__('Your server accepts at most %s MB. Leave empty to use this limit.', 'gazetteer'),
		String(inMegabytes(scriptData().largestUpload)),
	);

export const Files = ({ field, set }: GroupProps) => (
	<PanelBody title={__('Files', 'gazetteer')}>
		<FormTokenField
			label={__('File types', 'gazetteer')}
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
		<Text
			label={__('Maximum total size, in MB', 'gazetteer')}
			help={limitOfServer()}
			type="number"
			min={0}
			step={0.1}
			value={field.maxKilobytes > 0 ? String(inMegabytes(field.maxKilobytes)) : ''}
			set={(megabytes) => set({ maxKilobytes: inKilobytes(megabytes) })}
		/>
		<Amount
			label={__('Maximum number of files', 'gazetteer')}
			value={field.maxFiles}
			set={(maxFiles) => set({ maxFiles: Math.max(1, maxFiles) })}
		/>
	</PanelBody>
);
