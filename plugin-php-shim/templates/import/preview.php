<?php
/**
 * The third step of the import: the first rows as listings.
 *
 * @var \Gazetteer\Import\Domain\ImportRun $run
 * @var list<array{line: int, listing: ?\Gazetteer\Import\Domain\RowListing, problems: string}> $rows
 * @var bool $mayTrust
 * @var string $home The address of the first step.
 * @var string $notice A message; '' for none.
 * @var bool $isGood
 */

declare(strict_types=1);

use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Screen\ImportScreen;
use Gazetteer\Listings\Domain\Detail;

if (!defined('ABSPATH')) {
    exit;
}

$paths = static fn (array $paths): string => implode('; ', array_map(static fn (array $path): string => implode(' › ', $path), $paths));
?>
<div class="wrap gazetteer-import">
    <?php require __DIR__ . '/head.php'; ?>
    <section class="gazetteer-import-card" aria-labelledby="gazetteer-import-preview">
        <?php /* translators: %s: a number of rows. */ ?>
        <h2 id="gazetteer-import-preview"><?php echo esc_html(sprintf(_n('The first row', 'The first %s rows', count($rows), 'gazetteer'), number_format_i18n(count($rows)))); ?></h2>
        <div class="gazetteer-import-scroll" tabindex="0" role="group" aria-labelledby="gazetteer-import-preview">
            <table class="widefat striped">
                <thead><tr>
                    <th scope="col" class="num"><?php esc_html_e('Row', 'gazetteer'); ?></th>
                    <th scope="col"><?php esc_html_e('Title', 'gazetteer'); ?></th>
                    <th scope="col"><?php esc_html_e('Categories', 'gazetteer'); ?></th>
                    <th scope="col"><?php esc_html_e('Locations', 'gazetteer'); ?></th>
                    <th scope="col"><?php esc_html_e('Address', 'gazetteer'); ?></th>
                    <th scope="col"><?php esc_html_e('Contact', 'gazetteer'); ?></th>
                    <th scope="col" class="num"><?php esc_html_e('Reviews', 'gazetteer'); ?></th>
                </tr></thead>
                <tbody>
                    <?php foreach ($rows as ['line' => $line, 'listing' => $listing, 'problems' => $problems]) : ?>
                        <tr>
                            <td class="num"><?php echo esc_html(number_format_i18n($line)); ?></td>
                            <?php if ($listing === null) : ?>
                                <td colspan="6"><span class="gazetteer-import-result is-refused"><?php esc_html_e('Refused', 'gazetteer'); ?></span> <?php echo esc_html($problems); ?></td>
                            <?php else : ?>
                                <th scope="row"><?php echo esc_html(wp_strip_all_tags($listing->title())); ?></th>
                                <td><?php echo esc_html($paths($listing->paths[Column::Category->value] ?? [])); ?></td>
                                <td><?php echo esc_html($paths($listing->paths[Column::Location->value] ?? [])); ?></td>
                                <td><?php echo esc_html((string) ($listing->details[Detail::Address->value] ?? '')); ?></td>
                                <td><?php echo esc_html(implode(', ', array_filter([(string) ($listing->details[Detail::Phone->value] ?? ''), (string) ($listing->details[Detail::Email->value] ?? '')]))); ?></td>
                                <td class="num"><?php echo esc_html(number_format_i18n(count($listing->extras[Column::Reviews->value] ?? []))); ?></td>
                            <?php endif; ?>
                        </tr>
                    <?php endforeach; ?>
                </tbody>
            </table>
        </div>
    </section>
    <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
        <?php ImportScreen::inputs('check', $run); ?>
        <?php if ($mayTrust) : ?>
            <p><label><input type="checkbox" name="trusted" value="1"> <?php esc_html_e('Keep shortcodes and blocks in descriptions. Select this only for your own data.', 'gazetteer'); ?></label></p>
        <?php endif; ?>
        <p class="gazetteer-import-buttons">
            <button type="submit" class="button button-primary"><?php esc_html_e('Check all rows', 'gazetteer'); ?></button>
            <span class="description"><?php esc_html_e('The check changes nothing.', 'gazetteer'); ?></span>
        </p>
    </form>
    <?php if ($run->importer === '') : ?>
        <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
            <?php ImportScreen::inputs('back', $run); ?>
            <p><button type="submit" class="button"><?php esc_html_e('Back to the columns', 'gazetteer'); ?></button></p>
        </form>
    <?php endif; ?>
    <?php require __DIR__ . '/cancel.php'; ?>
</div>
