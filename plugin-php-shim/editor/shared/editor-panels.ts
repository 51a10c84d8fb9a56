import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';

// WordPress 6.6 moved these components to `wp.editor`. The old location logs a deprecation warning.
export const DocumentPanel =
	editor.PluginDocumentSettingPanel ?? editPost.PluginDocumentSettingPanel;

export const PrePublishPanel = editor.PluginPrePublishPanel ?? editPost.PluginPrePublishPanel;
