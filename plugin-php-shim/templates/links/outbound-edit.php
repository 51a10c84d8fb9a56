<?php
/**
 * The form to add or edit an outbound link.
 *
 * @var ?\Gazetteer\Links\Domain\Outbound\OutboundLink $link The stored link; null for a new one.
 * @var array<string, string> $values Values of the inputs.
 * @var array<string, string> $faults Error messages, by field.
 * @var list<string> $prefixes
 * @var string $address '' for a new one.
 * @var string $nonce
 */

declare(strict_types=1);

use Gazetteer\Links\Admin\Outbound\OutboundScreen;
use Gazetteer\Links\OutboundTexts;

if (!defined('ABSPATH')) {
    exit;
}

$id = static fn (string $field): string => OutboundTexts::field($field)[1];
$told = static function (string $field, string ...$more) use ($faults, $id): void {
    $ids = [...(isset($faults[$field]) ? [$id($field) . '-fault'] : []), ...$more];
    echo isset($faults[$field]) ? ' aria-invalid="true"' : '';
    echo $ids === [] ? '' : ' aria-describedby="' . esc_attr(implode(' ', $ids)) . '"';
};
$fault = static function (string $field) use ($faults, $id): void {
    if (isset($faults[$field])) {
        printf('<p class="gazetteer-outbound-fault" id="%s-fault"><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s</p>', esc_attr($id($field)), esc_html($faults[$field]));
    }
};
?>
<div class="wrap gazetteer-outbound">
    <h1><?php echo $link === null ? esc_html__('Add outbound link', 'gazetteer') : esc_html__('Edit outbound link', 'gazetteer'); ?></h1>
    <?php if ($faults !== []) : ?>
        <div class="notice notice-error" role="alert">
            <p><strong><?php esc_html_e('The link was not saved.', 'gazetteer'); ?></strong></p>
            <ul>
                <?php foreach ($faults as $field => $text) : ?>
                    <?php [$name, $input] = OutboundTexts::field($field); ?>
                    <li><?php echo $input === '' ? '' : '<a href="#' . esc_attr($input) . '">' . esc_html($name) . '</a>: '; ?><?php echo esc_html($text); ?></li>
                <?php endforeach; ?>
            </ul>
        </div>
    <?php endif; ?>
    <form method="post" action="<?php echo esc_url(OutboundScreen::url(['view' => 'edit'] + ($link === null ? [] : ['link' => $link->id]))); ?>" novalidate>
        <?php wp_nonce_field($nonce); ?>
        <table class="form-table" role="presentation">
            <tr>
                <th scope="row"><label for="<?php echo esc_attr($id('slug')); ?>"><?php esc_html_e('Link address', 'gazetteer'); ?></label></th>
                <td>
                    <span class="gazetteer-outbound-address" dir="ltr">
                        <?php if (count($prefixes) === 1) : ?>
                            <code>/<?php echo esc_html($prefixes[0]); ?>/</code>
                            <input type="hidden" name="prefix" value="<?php echo esc_attr($prefixes[0]); ?>">
                        <?php else : ?>
                            <select name="prefix" id="<?php echo esc_attr($id('prefix')); ?>" aria-label="<?php esc_attr_e('Path', 'gazetteer'); ?>"<?php $told('prefix'); ?>>
                                <?php foreach ($prefixes as $prefix) : ?>
                                    <option value="<?php echo esc_attr($prefix); ?>" <?php selected($prefix, $values['prefix']); ?>>/<?php echo esc_html($prefix); ?>/</option>
                                <?php endforeach; ?>
                            </select>
                        <?php endif; ?>
                        <input type="text" name="slug" id="<?php echo esc_attr($id('slug')); ?>" value="<?php echo esc_attr($values['slug']); ?>" class="regular-text code" required autocomplete="off" autocapitalize="none" spellcheck="false"<?php $told('slug', $id('slug') . '-help'); ?>>
                    </span>
                    <?php $fault('prefix'); ?>
                    <?php $fault('slug'); ?>
                    <p class="description" id="<?php echo esc_attr($id('slug')); ?>-help"><?php esc_html_e('Letters, digits and hyphens. If you change it, existing links to the old link address stop working.', 'gazetteer'); ?></p>
                    <?php if ($link !== null) : ?>
                        <p><code class="gazetteer-outbound-target" dir="ltr"><?php echo esc_html(urldecode($address)); ?></code> <button type="button" class="button button-small gazetteer-outbound-copy" data-clipboard-text="<?php echo esc_attr($address); ?>"><?php esc_html_e('Copy', 'gazetteer'); ?></button></p>
                    <?php endif; ?>
                </td>
            </tr>
            <tr>
                <th scope="row"><label for="<?php echo esc_attr($id('target')); ?>"><?php esc_html_e('Destination', 'gazetteer'); ?></label></th>
                <td>
                    <input type="url" name="target" id="<?php echo esc_attr($id('target')); ?>" value="<?php echo esc_attr($values['target']); ?>" class="large-text code" dir="ltr" required placeholder="https://" autocomplete="off" spellcheck="false"<?php $told('target', $id('target') . '-help'); ?>>
                    <?php $fault('target'); ?>
                    <p class="description" id="<?php echo esc_attr($id('target')); ?>-help"><?php esc_html_e('The partner’s URL, with everything that your partner program requires.', 'gazetteer'); ?></p>
                </td>
            </tr>
            <tr>
                <th scope="row"><label for="<?php echo esc_attr($id('label')); ?>"><?php esc_html_e('Label', 'gazetteer'); ?></label></th>
                <td>
                    <input type="text" name="label" id="<?php echo esc_attr($id('label')); ?>" value="<?php echo esc_attr($values['label']); ?>" class="regular-text"<?php $told('label', $id('label') . '-help'); ?>>
                    <?php $fault('label'); ?>
                    <p class="description" id="<?php echo esc_attr($id('label')); ?>-help"><?php esc_html_e('Use it to group links. Visitors do not see it.', 'gazetteer'); ?></p>
                </td>
            </tr>
            <tr>
                <th scope="row"><?php esc_html_e('Status', 'gazetteer'); ?></th>
                <td>
                    <label for="<?php echo esc_attr($id('status')); ?>"><input type="checkbox" name="on" id="<?php echo esc_attr($id('status')); ?>" value="1" <?php checked($values['on'], '1'); ?>> <?php esc_html_e('On', 'gazetteer'); ?></label>
                    <p class="description"><?php esc_html_e('If the link is off, its URL returns “page not found”.', 'gazetteer'); ?></p>
                </td>
            </tr>
            <tr>
                <th scope="row"><label for="<?php echo esc_attr($id('note')); ?>"><?php esc_html_e('Note', 'gazetteer'); ?></label></th>
                <td>
                    <textarea name="note" id="<?php echo esc_attr($id('note')); ?>" rows="3" class="large-text"<?php $told('note', $id('note') . '-help'); ?>><?php echo esc_textarea($values['note']); ?></textarea>
                    <?php $fault('note'); ?>
                    <p class="description" id="<?php echo esc_attr($id('note')); ?>-help"><?php esc_html_e('For your own use, such as a contact or an end date.', 'gazetteer'); ?></p>
                </td>
            </tr>
        </table>
        <p class="submit">
            <button type="submit" class="button button-primary"><?php esc_html_e('Save link', 'gazetteer'); ?></button>
            <a class="button" href="<?php echo esc_url(OutboundScreen::url()); ?>"><?php esc_html_e('Cancel', 'gazetteer'); ?></a>
        </p>
    </form>
</div>
