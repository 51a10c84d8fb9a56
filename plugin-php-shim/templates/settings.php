<?php
/**
 * The settings screen, in WordPress's own markup: it needs no style and no script of ours.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 * @var \Gazetteer\Kernel\Http\Input $option
 * @var string $setup
 * @var bool $isLegacyFound
 * @var list<array{widget: \Gazetteer\Widgets\Widget, title: string, description: string, words: array<string, mixed>}> $rows
 */

declare(strict_types=1);

use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Setup\SettingsScreen;

if (!defined('ABSPATH')) {
    exit;
}

$switch = static function (string $list, string $widget, string $label, bool $on): void {
    printf(
        '<label for="gazetteer-%1$s-%2$s"><input type="checkbox" id="gazetteer-%1$s-%2$s" name="%3$s[%1$s][]" value="%2$s" %4$s> %5$s</label><br>',
        esc_attr($list),
        esc_attr($widget),
        esc_attr(Settings::OPTION),
        checked($on, true, false),
        esc_html($label)
    );
};
?>
<div class="wrap">
    <h1><?php esc_html_e('Gazetteer', 'gazetteer'); ?></h1>
    <form action="<?php echo esc_url(admin_url('options.php')); ?>" method="post">
        <?php settings_fields(SettingsScreen::PAGE); ?>

        <h2><?php esc_html_e('Directory', 'gazetteer'); ?></h2>
        <p>
            <?php esc_html_e('Pages, categories and example plans are made by the setup.', 'gazetteer'); ?>
            <a href="<?php echo esc_url($setup); ?>"><?php esc_html_e('Go to Setup', 'gazetteer'); ?></a>
        </p>
        <table class="form-table" role="presentation">
            <tr>
                <th scope="row"><label for="gazetteer-currency"><?php esc_html_e('Currency symbol', 'gazetteer'); ?></label></th>
                <td><input type="text" id="gazetteer-currency" name="<?php echo esc_attr(Settings::OPTION); ?>[currency]" value="<?php echo esc_attr($option->text('currency', 20) ?: Currency::SIGN); ?>" class="small-text" maxlength="5" autocomplete="off"></td>
            </tr>
            <tr>
                <th scope="row"><?php esc_html_e('Email addresses', 'gazetteer'); ?></th>
                <td>
                    <input type="hidden" name="<?php echo esc_attr(Settings::OPTION . '[' . Settings::SHOWS_EMAIL . ']'); ?>" value="0">
                    <label for="gazetteer-email"><input type="checkbox" id="gazetteer-email" name="<?php echo esc_attr(Settings::OPTION . '[' . Settings::SHOWS_EMAIL . ']'); ?>" value="1" <?php checked($option->flag(Settings::SHOWS_EMAIL)); ?>> <?php esc_html_e('Show the email addresses of listings to everybody', 'gazetteer'); ?></label>
                </td>
            </tr>
            <?php require __DIR__ . '/settings-places.php'; ?>
            <tr>
                <th scope="row"><?php esc_html_e('When the plugin is deleted', 'gazetteer'); ?></th>
                <td>
                    <label for="gazetteer-remove"><input type="checkbox" id="gazetteer-remove" name="<?php echo esc_attr(Settings::OPTION); ?>[<?php echo esc_attr(Settings::REMOVES_LISTINGS); ?>]" value="1" <?php checked($settings->removesListings()); ?> aria-describedby="gazetteer-remove-help"> <?php esc_html_e('Remove listings, plans and fields when the plugin is deleted', 'gazetteer'); ?></label>
                    <p class="description" id="gazetteer-remove-help"><?php esc_html_e('Only what is Gazetteer’s own. What was ListingPro’s always stays.', 'gazetteer'); ?></p>
                </td>
            </tr>
        </table>
        <?php if ($isLegacyFound) : ?>
            <?php require __DIR__ . '/settings-data.php'; ?>
        <?php endif; ?>

        <?php require __DIR__ . '/settings-submission.php'; ?>

        <h2><?php esc_html_e('Widgets', 'gazetteer'); ?></h2>
        <p><?php esc_html_e('Every widget is a block and a shortcode. A page without any of them gets nothing from this plugin.', 'gazetteer'); ?></p>
        <table class="form-table" role="presentation">
            <?php foreach ($rows as ['widget' => $widget, 'title' => $title, 'description' => $description, 'words' => $words]) : ?>
                <tr>
                    <th scope="row"><?php echo esc_html($title); ?></th>
                    <td>
                        <p><?php echo esc_html($description); ?></p>
                        <p class="description">
                            <?php esc_html_e('Block:', 'gazetteer'); ?> <code><?php echo esc_html($widget->block()); ?></code><br>
                            <?php esc_html_e('Shortcode:', 'gazetteer'); ?> <code>[<?php echo esc_html($widget->shortcode()); ?>]<?php echo isset($words['content']) ? '…[/' . esc_html($widget->shortcode()) . ']' : ''; ?></code>
                        </p>
                        <?php $takesOver = isset($words['adopts']) && $widget->adopts() !== [] && ($widget->isFound() || in_array($widget->name, $settings->adopting(), true)); ?>
                        <?php if (isset($words['helper']) || $takesOver) : ?>
                            <fieldset>
                                <legend class="screen-reader-text"><?php echo esc_html($title); ?></legend>
                                <p>
                                <?php
                                if (isset($words['helper']) && $widget->helper() !== '') {
                                    $switch('helpers', $widget->name, $words['helper'], $settings->isHelperOn($widget->name));
                                }
                                if ($takesOver) {
                                    $switch('adopt', $widget->name, $words['adopts'], in_array($widget->name, $settings->adopting(), true));
                                }
                                ?>
                                </p>
                                <?php
                                if (isset($words['helper']) && $widget->helper() !== '') {
                                    require __DIR__ . '/settings-helper.php';
                                }
                                ?>
                            </fieldset>
                        <?php endif; ?>
                    </td>
                </tr>
            <?php endforeach; ?>
        </table>

        <h2><?php esc_html_e('For developers', 'gazetteer'); ?></h2>
        <p><?php esc_html_e('Older pages and themes may call the server under names of their own. Most sites leave these as they are.', 'gazetteer'); ?></p>
        <table class="form-table" role="presentation">
            <tr>
                <th scope="row"><label for="gazetteer-prefix"><?php esc_html_e('Action prefix', 'gazetteer'); ?></label></th>
                <td>
                    <input type="text" class="regular-text code" id="gazetteer-prefix" name="<?php echo esc_attr(Settings::OPTION); ?>[prefix]" value="<?php echo esc_attr($settings->prefix()); ?>" pattern="[a-z][a-z0-9_]{0,39}" required autocomplete="off" spellcheck="false" aria-describedby="gazetteer-prefix-help">
                    <p class="description" id="gazetteer-prefix-help"><?php esc_html_e('The first part of the AJAX actions: small letters, digits and underscores.', 'gazetteer'); ?></p>
                </td>
            </tr>
            <tr>
                <th scope="row"><label for="gazetteer-namespace"><?php esc_html_e('REST namespace', 'gazetteer'); ?></label></th>
                <td>
                    <input type="text" class="regular-text code" id="gazetteer-namespace" name="<?php echo esc_attr(Settings::OPTION); ?>[namespace]" value="<?php echo esc_attr($settings->restNamespace()); ?>" pattern="[a-z][a-z0-9\-]{0,39}(/[a-z0-9][a-z0-9.\-]{0,19}){1,2}" required autocomplete="off" spellcheck="false" aria-describedby="gazetteer-namespace-help">
                    <p class="description" id="gazetteer-namespace-help"><?php esc_html_e('Where the contact forms ask and send.', 'gazetteer'); ?></p>
                </td>
            </tr>
        </table>
        <?php require __DIR__ . '/settings-names.php'; ?>
        <?php require __DIR__ . '/settings-proxies.php'; ?>

        <?php submit_button(); ?>
    </form>
</div>
