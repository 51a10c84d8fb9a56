<?php
/**
 * One entry of a contact form.
 *
 * @var \Gazetteer\ContactForm\Entries\KeptEntry $kept
 * @var \Gazetteer\ContactForm\Domain\Entries\Entry $entry
 * @var \Gazetteer\Listings\Editing\ListingFromEntry $listings
 */

declare(strict_types=1);

use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Entries\Admin\EntriesScreen;
use Gazetteer\ContactForm\Entries\Admin\EntryAction;
use Gazetteer\ContactForm\Entries\Admin\EntryActions;
use Gazetteer\ContactForm\Entries\Admin\EntryWords;

if (!defined('ABSPATH')) {
    exit;
}

$page = EntryWords::page($entry);
?>
<div class="wrap gazetteer-entry">
    <h1 class="wp-heading-inline">
        <?php
        /* translators: %s: who sent the message. */
        echo esc_html(sprintf(__('Entry from %s', 'gazetteer'), EntryWords::sender($entry)));
        ?>
    </h1>
    <a class="page-title-action" href="<?php echo esc_url(EntriesScreen::url()); ?>"><?php esc_html_e('All entries', 'gazetteer'); ?></a>
    <hr class="wp-header-end">
    <div id="poststuff">
        <div id="post-body" class="metabox-holder columns-2">
            <div id="post-body-content">
                <div class="postbox">
                    <div class="postbox-header"><h2 class="gazetteer-heading"><?php esc_html_e('Submitted fields', 'gazetteer'); ?></h2></div>
                    <div class="inside">
                        <dl class="gazetteer-fields">
                            <?php foreach ($entry->fields as $field) : ?>
                                <div>
                                    <dt><?php echo esc_html($field['label'] !== '' ? $field['label'] : $field['name']); ?></dt>
                                    <dd>
                                        <?php
                                        $text = implode(', ', $field['values']);
                                        if ($text === '') {
                                            echo '<span class="description">' . esc_html__('Left empty', 'gazetteer') . '</span>';
                                        } elseif ($text === $entry->email) {
                                            printf('<a href="%s">%s</a>', esc_url("mailto:{$text}"), esc_html($text));
                                        } else {
                                            echo nl2br(esc_html($text));
                                        }
                                        ?>
                                    </dd>
                                </div>
                            <?php endforeach; ?>
                        </dl>
                    </div>
                </div>
                <?php if ($entry->files !== []) : ?>
                    <div class="postbox">
                        <div class="postbox-header"><h2 class="gazetteer-heading"><?php esc_html_e('Files', 'gazetteer'); ?></h2></div>
                        <div class="inside">
                            <ul class="gazetteer-files">
                                <?php foreach ($entry->files as $place => $file) : ?>
                                    <li>
                                        <?php if ($file['path'] !== '') : ?>
                                            <a href="<?php echo esc_url(EntryActions::fileUrl($entry->id, $place)); ?>"><?php echo esc_html($file['name']); ?></a>
                                        <?php else : ?>
                                            <?php echo esc_html($file['name']); ?>
                                        <?php endif; ?>
                                        <span class="description"><?php echo esc_html(EntryWords::file((int) $file['bytes'], (int) ($file['sent'] ?? 0), $file['path'] !== '')); ?></span>
                                    </li>
                                <?php endforeach; ?>
                            </ul>
                            <p class="description">
                                <?php
                                echo $kept->lacksFiles()
                                    ? esc_html__('“Send again” emails the entry without files that are no longer stored.', 'gazetteer')
                                    : esc_html__('These files come from unknown senders. Open them with care.', 'gazetteer');
                                ?>
                            </p>
                        </div>
                    </div>
                <?php endif; ?>
                <div class="postbox">
                    <div class="postbox-header"><h2 class="gazetteer-heading"><?php esc_html_e('History', 'gazetteer'); ?></h2></div>
                    <div class="inside">
                        <ol class="gazetteer-history">
                            <?php foreach (array_reverse($kept->history) as $line) : ?>
                                <li>
                                    <time datetime="<?php echo esc_attr((string) wp_date('c', (int) $line['time'])); ?>"><?php echo esc_html(EntryWords::moment((int) $line['time'])); ?></time>
                                    <?php echo esc_html(EntryWords::past(EntryState::tryFrom((string) $line['state']))); ?>
                                    <?php if ($line['trouble'] !== '') : ?>
                                        <span class="gazetteer-trouble"><?php echo esc_html(EntryWords::suspicion($line['trouble'])); ?></span>
                                    <?php endif; ?>
                                </li>
                            <?php endforeach; ?>
                        </ol>
                    </div>
                </div>
            </div>
            <div id="postbox-container-1" class="postbox-container">
                <div class="postbox">
                    <div class="postbox-header"><h2 class="gazetteer-heading"><?php esc_html_e('Entry', 'gazetteer'); ?></h2></div>
                    <div class="inside">
                        <dl class="gazetteer-facts">
                            <div><dt><?php esc_html_e('Status', 'gazetteer'); ?></dt><dd><?php echo wp_kses_post(EntryWords::badge($entry)); ?></dd></div>
                            <div><dt><?php esc_html_e('Date', 'gazetteer'); ?></dt><dd><?php echo esc_html(EntryWords::moment($entry->time)); ?></dd></div>
                            <div><dt><?php esc_html_e('Form', 'gazetteer'); ?></dt><dd><?php echo esc_html(EntryWords::form($entry->form)); ?></dd></div>
                            <?php if ($page !== '') : ?>
                                <div><dt><?php esc_html_e('Page', 'gazetteer'); ?></dt><dd><a href="<?php echo esc_url(EntryWords::pageUrl($entry)); ?>"><?php echo esc_html($page); ?></a></dd></div>
                            <?php endif; ?>
                        </dl>
                        <?php if ($listings->isOffered($entry)) : ?>
                            <p>
                                <?php $listing = $listings->made($entry); ?>
                                <a class="button button-primary" href="<?php echo esc_url($listing > 0 ? (string) get_edit_post_link($listing, 'raw') : EntryActions::listingUrl($entry->id)); ?>">
                                    <?php echo $listing > 0 ? esc_html__('Edit the listing', 'gazetteer') : esc_html__('Create a listing from this entry', 'gazetteer'); ?>
                                </a>
                            </p>
                        <?php endif; ?>
                        <div class="gazetteer-actions">
                            <?php foreach (EntryAction::offered($entry) as $action) : ?>
                                <a class="<?php echo esc_attr(match (true) {
                                    $action === EntryAction::Delete => 'submitdelete',
                                    $listings->isOffered($entry) => 'button',
                                    default => 'button button-primary',
                                }); ?>" href="<?php echo esc_url($action->url($entry->id)); ?>"><?php echo esc_html($action->label()); ?></a>
                            <?php endforeach; ?>
                        </div>
                    </div>
                </div>
            </div>
        </div>
        <br class="clear">
    </div>
</div>
