<?php
/**
 * The result of a check or of an import: the counts, and what was done with each row.
 *
 * @var \Gazetteer\Import\Domain\ImportRun $run
 * @var bool $isCheck
 * @var array<string, int> $numbers The number of rows, by result.
 * @var string $only The result whose rows are shown; '' for all.
 * @var int $page
 * @var int $pages
 * @var list<array{int, string, string, string}> $rows Line, result, title and reason.
 * @var string $list The address of the list of listings.
 * @var string $self The address of this page.
 * @var string $home The address of the first step.
 * @var string $notice A message; '' for none.
 * @var bool $isGood
 */

declare(strict_types=1);

use Gazetteer\Import\Screen\ColumnLabels;
use Gazetteer\Import\Screen\ImportScreen;

if (!defined('ABSPATH')) {
    exit;
}

$ready = $numbers['created'] + $numbers['updated'];
?>
<div class="wrap gazetteer-import">
    <?php require __DIR__ . '/head.php'; ?>
    <section class="gazetteer-import-card" aria-labelledby="gazetteer-import-result">
        <h2 id="gazetteer-import-result"><?php echo $isCheck ? esc_html__('Result of the check', 'gazetteer') : esc_html__('The import is complete', 'gazetteer'); ?></h2>
        <ul class="gazetteer-import-counts">
            <?php foreach ($numbers as $result => $number) : ?>
                <li class="is-<?php echo esc_attr($result); ?>"><strong><?php echo esc_html(number_format_i18n($number)); ?></strong> <?php echo esc_html(ColumnLabels::result($result)); ?></li>
            <?php endforeach; ?>
        </ul>
        <?php if ($isCheck && $ready === 0) : ?>
            <p><?php echo $numbers['refused'] > 0 ? esc_html__('No row can be imported. Correct the file, or assign the columns again.', 'gazetteer') : esc_html__('All listings are up to date. There is nothing to import.', 'gazetteer'); ?></p>
        <?php endif; ?>
        <div class="gazetteer-import-actions">
            <?php if ($isCheck && $ready > 0) : ?>
                <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                    <?php ImportScreen::inputs('import', $run); ?>
                    <?php /* translators: %s: a number of rows. */ ?>
                    <button type="submit" class="button button-primary"><?php echo esc_html(sprintf(_n('Import %s row', 'Import %s rows', $ready, 'gazetteer'), number_format_i18n($ready))); ?></button>
                </form>
            <?php endif; ?>
            <?php if ($isCheck && $run->importer === '') : ?>
                <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                    <?php ImportScreen::inputs('back', $run); ?>
                    <button type="submit" class="button"><?php esc_html_e('Back to the columns', 'gazetteer'); ?></button>
                </form>
            <?php endif; ?>
            <?php if (!$isCheck) : ?>
                <a class="button button-primary" href="<?php echo esc_url($list); ?>"><?php esc_html_e('View listings', 'gazetteer'); ?></a>
                <?php if ($run->toUndo > 0) : ?>
                    <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
                        <?php ImportScreen::inputs('undo', $run); ?>
                        <button type="submit" class="button gazetteer-import-undo" data-question="<?php esc_attr_e('Undo this import? Listings that it created are deleted, also with later changes. Listings that it updated get their earlier content back.', 'gazetteer'); ?>"><?php esc_html_e('Undo the import', 'gazetteer'); ?></button>
                    </form>
                <?php endif; ?>
                <a class="button" href="<?php echo esc_url($home); ?>"><?php esc_html_e('Import more', 'gazetteer'); ?></a>
            <?php endif; ?>
        </div>
        <?php if (!$isCheck && $run->toUndo > 0) : ?>
            <p class="description"><?php esc_html_e('Undo deletes the listings, terms, pictures and reviews that this import created, and restores the listings that it updated.', 'gazetteer'); ?></p>
        <?php endif; ?>
    </section>
    <section class="gazetteer-import-card" aria-labelledby="gazetteer-import-rows">
        <h2 id="gazetteer-import-rows"><?php esc_html_e('Rows', 'gazetteer'); ?></h2>
        <ul class="subsubsub">
            <li><a href="<?php echo esc_url($self); ?>"<?php echo $only === '' ? ' class="current" aria-current="page"' : ''; ?>><?php esc_html_e('All', 'gazetteer'); ?> <span class="count">(<?php echo esc_html(number_format_i18n(array_sum($numbers))); ?>)</span></a></li>
            <?php foreach (array_filter($numbers) as $result => $number) : ?>
                <li>| <a href="<?php echo esc_url(add_query_arg('only', $result, $self)); ?>"<?php echo $only === $result ? ' class="current" aria-current="page"' : ''; ?>><?php echo esc_html(ColumnLabels::result($result)); ?> <span class="count">(<?php echo esc_html(number_format_i18n($number)); ?>)</span></a></li>
            <?php endforeach; ?>
        </ul>
        <div class="gazetteer-import-scroll" tabindex="0" role="group" aria-labelledby="gazetteer-import-rows">
            <table class="widefat striped">
                <thead><tr>
                    <th scope="col" class="num"><?php esc_html_e('Row', 'gazetteer'); ?></th>
                    <th scope="col"><?php esc_html_e('Title', 'gazetteer'); ?></th>
                    <th scope="col"><?php esc_html_e('Result', 'gazetteer'); ?></th>
                    <th scope="col"><?php esc_html_e('Reason', 'gazetteer'); ?></th>
                </tr></thead>
                <tbody>
                    <?php foreach ($rows as [$line, $result, $name, $reason]) : ?>
                        <tr>
                            <td class="num"><?php echo esc_html(number_format_i18n($line)); ?></td>
                            <th scope="row"><?php echo esc_html($name !== '' ? $name : __('No title', 'gazetteer')); ?></th>
                            <td><span class="gazetteer-import-result is-<?php echo esc_attr($result); ?>"><?php echo esc_html(ColumnLabels::result($result)); ?></span></td>
                            <td><?php echo esc_html($reason); ?></td>
                        </tr>
                    <?php endforeach; ?>
                    <?php if ($rows === []) : ?>
                        <tr><td colspan="4"><?php esc_html_e('No rows found. The list of rows is deleted a day after the import.', 'gazetteer'); ?></td></tr>
                    <?php endif; ?>
                </tbody>
            </table>
        </div>
        <?php if ($pages > 1) : ?>
            <p class="gazetteer-import-pages">
                <?php if ($page > 1) : ?><a class="button" href="<?php echo esc_url(add_query_arg(['only' => $only, 'part' => $page - 1], $self)); ?>"><?php esc_html_e('Previous rows', 'gazetteer'); ?></a><?php endif; ?>
                <?php /* translators: 1: number of a page, 2: number of pages. */ ?>
                <span><?php echo esc_html(sprintf(__('Page %1$s of %2$s', 'gazetteer'), number_format_i18n($page), number_format_i18n($pages))); ?></span>
                <?php if ($page < $pages) : ?><a class="button" href="<?php echo esc_url(add_query_arg(['only' => $only, 'part' => $page + 1], $self)); ?>"><?php esc_html_e('Next rows', 'gazetteer'); ?></a><?php endif; ?>
            </p>
        <?php endif; ?>
    </section>
    <?php if ($isCheck) : ?>
        <?php require __DIR__ . '/cancel.php'; ?>
    <?php else : ?>
        <form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
            <?php ImportScreen::inputs('forget', $run); ?>
            <p><button type="submit" class="button-link"><?php esc_html_e('Remove from the list of imports. The listings stay, and the import can no longer be undone.', 'gazetteer'); ?></button></p>
        </form>
    <?php endif; ?>
</div>
