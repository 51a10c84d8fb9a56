<?php
/**
 * The setup screen, with a form and a checklist.
 *
 * @var \Gazetteer\Setup\Pages $pages
 * @var \Gazetteer\Setup\Examples $examples
 * @var list<array{done: bool, words: string, url: string, way: string}> $items
 * @var \Gazetteer\Kernel\Http\Input $option
 * @var string $action
 * @var bool $isDone
 */

declare(strict_types=1);

use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\Import\Samples\SampleListings;
use Gazetteer\Import\Samples\Trade;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Reviews\ReviewSettings;
use Gazetteer\Setup\PagePurpose;
use Gazetteer\Setup\Pages;
use Gazetteer\Setup\SetupHandler;

if (!defined('ABSPATH')) {
    exit;
}

$existing = get_pages(['number' => 300, 'sort_column' => 'post_title']) ?: [];
$left = count(array_filter($items, static fn (array $item): bool => !$item['done']));
?>
<div class="wrap gazetteer-setup">
    <h1><?php esc_html_e('Set up the directory', 'gazetteer'); ?></h1>
    <?php if ($isDone) : ?>
        <?php wp_admin_notice(esc_html__('Setup is complete. The list shows the remaining steps.', 'gazetteer'), ['type' => 'success', 'dismissible' => true]); ?>
    <?php endif; ?>
    <p class="gazetteer-setup-lead"><?php esc_html_e('A directory has a few pages. Select the pages to create, or use your own pages. Existing pages are not created again, and you can change everything later.', 'gazetteer'); ?></p>

    <div class="gazetteer-setup-columns">
        <form class="gazetteer-setup-card" method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
            <input type="hidden" name="action" value="<?php echo esc_attr($action); ?>">
            <?php wp_nonce_field($action); ?>
            <h2><?php esc_html_e('Pages', 'gazetteer'); ?></h2>
            <?php foreach (PagePurpose::cases() as $purpose) : ?>
                <?php $current = $pages->current($purpose); ?>
                <div class="gazetteer-setup-page">
                    <label for="gazetteer-page-<?php echo esc_attr($purpose->value); ?>"><?php echo esc_html($purpose->title()); ?></label>
                    <p class="description" id="gazetteer-page-<?php echo esc_attr($purpose->value); ?>-help"><?php echo esc_html($purpose->words()); ?></p>
                    <select id="gazetteer-page-<?php echo esc_attr($purpose->value); ?>" name="pages[<?php echo esc_attr($purpose->value); ?>]" aria-describedby="gazetteer-page-<?php echo esc_attr($purpose->value); ?>-help">
                        <?php if ($current === 0 || !Pages::serves($purpose, $current)) : ?>
                            <option value="<?php echo esc_attr(SetupHandler::NEW); ?>" <?php selected($current, 0); ?>><?php esc_html_e('Create a new page', 'gazetteer'); ?></option>
                        <?php endif; ?>
                        <option value="0"><?php esc_html_e('No page', 'gazetteer'); ?></option>
                        <?php foreach ($existing as $page) : ?>
                            <option value="<?php echo esc_attr((string) $page->ID); ?>" <?php selected($page->ID, $current); ?>><?php echo esc_html($page->post_title !== '' ? $page->post_title : "#{$page->ID}"); ?></option>
                        <?php endforeach; ?>
                        <?php if ($current > 0 && !in_array($current, wp_list_pluck($existing, 'ID'), true)) : ?>
                            <option value="<?php echo esc_attr((string) $current); ?>" selected><?php echo esc_html(get_the_title($current)); ?></option>
                        <?php endif; ?>
                    </select>
                </div>
            <?php endforeach; ?>

            <?php if (!$examples->hasCategories() || !$examples->hasPlans()) : ?>
                <h2><?php esc_html_e('Examples', 'gazetteer'); ?></h2>
                <?php if (!$examples->hasCategories()) : ?>
                    <p><label class="gazetteer-setup-choice"><input type="checkbox" name="categories" value="1" checked> <span><?php esc_html_e('Five example categories', 'gazetteer'); ?></span></label></p>
                <?php endif; ?>
                <?php if (!$examples->hasPlans()) : ?>
                    <p><label class="gazetteer-setup-choice"><input type="checkbox" name="plans" value="1" checked> <span><?php esc_html_e('Three example plans: free, standard and premium, billed monthly or yearly', 'gazetteer'); ?></span></label></p>
                <?php endif; ?>
            <?php endif; ?>

            <h2><?php esc_html_e('Options', 'gazetteer'); ?></h2>
            <p class="gazetteer-setup-field">
                <label for="gazetteer-currency"><?php esc_html_e('Currency symbol', 'gazetteer'); ?></label>
                <input type="text" id="gazetteer-currency" name="currency" value="<?php echo esc_attr($option->text('currency', 20) ?: Currency::SIGN); ?>" class="small-text" maxlength="5" autocomplete="off">
            </p>
            <p><label class="gazetteer-setup-choice"><input type="checkbox" name="email" value="1" <?php checked($option->flag(Settings::SHOWS_EMAIL)); ?>> <span><?php esc_html_e('Show the email addresses of listings to all visitors', 'gazetteer'); ?></span></label></p>
            <?php if (ContactFormModule::areFormsOurs()) : ?>
                <p><label class="gazetteer-setup-choice"><input type="checkbox" name="messages" value="1" <?php checked(!$option->has(ContactFormServices::MESSAGE_FORM) || $option->id(ContactFormServices::MESSAGE_FORM) > 0); ?>> <span><?php esc_html_e('Show a contact form on listing pages. Messages go to the owner of the listing.', 'gazetteer'); ?></span></label></p>
            <?php endif; ?>

            <p><label class="gazetteer-setup-choice"><input type="checkbox" name="reviews" value="1" <?php checked($option->has(ReviewSettings::ON) ? $option->flag(ReviewSettings::ON) : !$option->has('pages')); ?>> <span><?php esc_html_e('Let visitors review listings. You approve each review first.', 'gazetteer'); ?></span></label></p>

            <?php submit_button($pages->current(PagePurpose::Directory) > 0 ? __('Save', 'gazetteer') : __('Set up', 'gazetteer')); ?>
        </form>

        <section class="gazetteer-setup-card" aria-labelledby="gazetteer-setup-left">
            <h2 id="gazetteer-setup-left"><?php
            echo esc_html($left === 0
                ? __('All done', 'gazetteer')
                /* translators: %s: a number. */
                : sprintf(_n('%s thing to do', '%s things to do', $left, 'gazetteer'), number_format_i18n($left)));
            ?></h2>
            <ul class="gazetteer-setup-list">
                <?php foreach ($items as $item) : ?>
                    <li>
                        <span class="dashicons <?php echo $item['done'] ? 'dashicons-yes-alt' : 'dashicons-marker'; ?>" aria-hidden="true"></span>
                        <span><span class="screen-reader-text"><?php echo esc_html($item['done'] ? __('Done:', 'gazetteer') : __('To do:', 'gazetteer')); ?></span> <?php echo esc_html($item['words']); ?></span>
                        <?php if ($item['url'] !== '') : ?>
                            <a href="<?php echo esc_url($item['url']); ?>"><?php echo esc_html($item['way']); ?></a>
                        <?php endif; ?>
                    </li>
                <?php endforeach; ?>
            </ul>
            <h2><?php esc_html_e('Sample listings', 'gazetteer'); ?></h2>
            <p class="description"><?php esc_html_e('Six invented listings with pictures for each trade. Removing them also removes their pictures, categories and locations.', 'gazetteer'); ?></p>
            <ul class="gazetteer-setup-samples">
                <?php foreach (Trade::cases() as $trade) : ?>
                    <?php $hasSamples = SampleListings::run($trade) !== null; ?>
                    <li class="gazetteer-setup-sample">
                        <span><?php echo esc_html($trade->label()); ?></span>
                        <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                            <input type="hidden" name="action" value="<?php echo esc_attr(SampleListings::ACTION); ?>">
                            <input type="hidden" name="trade" value="<?php echo esc_attr($trade->value); ?>">
                            <?php wp_nonce_field(SampleListings::ACTION, '_wpnonce', true); ?>
                            <?php /* translators: %s: a trade, such as “Restaurants”. */ ?>
                            <button type="submit" class="button" aria-label="<?php echo esc_attr(sprintf($hasSamples ? __('Remove sample listings: %s', 'gazetteer') : __('Add sample listings: %s', 'gazetteer'), $trade->label())); ?>"><?php echo $hasSamples ? esc_html__('Remove samples', 'gazetteer') : esc_html__('Add samples', 'gazetteer'); ?></button>
                        </form>
                    </li>
                <?php endforeach; ?>
            </ul>
        </section>
    </div>
</div>
