//! Spreadsheets as CSV (RFC 4180) in which no text is a formula.
//!
//! Programs split a file at commas, semicolons or tabs, depending on their language. Typed text stays text in all of
//! them: it is quoted. It also gets an apostrophe wherever one of them could begin a cell with a formula.

/// The byte order mark, without which Excel does not read a file as UTF-8.
const MARK: &str = "\u{feff}";

/// Characters that begin a formula in spreadsheets, including wide forms.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// Characters that end a cell or a line in some program. Commas are safe, because text is quoted.
const SEPARATORS: [char; 4] = [';', '\t', '\r', '\n'];

/// A cell.
#[derive(Clone, Debug)]
pub enum Cell {
    /// Typed text.
    Text(String),
    /// A value of the app: a number, an id, a time, a column's name.
    Plain(String),
}

impl Cell {
    /// Creates a cell of typed text.
    pub fn text(typed: &str) -> Self {
        Self::Text(typed.to_owned())
    }

    /// Creates a cell of a number or another value of the app.
    pub fn plain(value: impl ToString) -> Self {
        Self::Plain(value.to_string())
    }
}

/// Writes rows as a file, with a byte order mark. Each line ends in CR LF.
pub fn write(rows: impl IntoIterator<Item = Vec<Cell>>) -> String {
    let mut file = MARK.to_owned();
    for row in rows {
        let cells: Vec<String> = row.iter().map(written).collect();
        file += &cells.join(",");
        file += "\r\n";
    }
    file
}

fn written(cell: &Cell) -> String {
    match cell {
        Cell::Plain(value) => value.clone(),
        Cell::Text(typed) => format!("\"{}\"", harmless(typed).replace('"', "\"\"")),
    }
}

/// Adds an apostrophe to a text wherever a cell that begins there could be a formula. Quotes and blanks may precede it,
/// because some programs remove them.
fn harmless(typed: &str) -> String {
    let mut out = String::with_capacity(typed.len() + 2);
    let mut begins = true;
    for (at, c) in typed.char_indices() {
        let rest = typed[at..].trim_start_matches(['"', ' ']);
        let separates = SEPARATORS.contains(&c);
        if begins && (rest.starts_with(FORMULA) || at == 0 && separates && c != ';') {
            out.push('\'');
        }
        begins = separates;
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test that cannot be set up has failed")]

    use super::*;

    fn rows(file: &str, delimiter: u8) -> Vec<Vec<String>> {
        let text = file.strip_prefix(MARK).expect("the mark");
        let mut reader = csv::ReaderBuilder::new()
            .delimiter(delimiter)
            .flexible(true)
            .has_headers(false)
            .from_reader(text.as_bytes());
        reader.records().map(|row| row.expect("a row").iter().map(str::to_owned).collect()).collect()
    }

    #[test]
    fn text_is_quoted_and_numbers_are_not() {
        let file = write([vec![Cell::plain(-5), Cell::text("Ana, \"die Erste\""), Cell::text("7")]]);
        assert_eq!(file, "\u{feff}-5,\"Ana, \"\"die Erste\"\"\",\"7\"\r\n");
    }

    #[test]
    fn apostrophe_precedes_every_possible_formula() {
        for (typed, told) in [
            ("=1+1", "'=1+1"),
            ("x;=2+5;y", "x;'=2+5;y"),
            ("x;\"=2+5\"", "x;'\"=2+5\""),
            ("a\n-1\t@b", "a\n'-1\t'@b"),
            ("＝1; ＋2", "'＝1;' ＋2"),
            ("a=b, c-d;e", "a=b, c-d;e"),
            ("\tx", "'\tx"),
        ] {
            assert_eq!(harmless(typed), told);
        }
    }

    /// Tests every short text of the relevant characters, for programs that split at commas, semicolons and tabs.
    #[test]
    fn no_cell_is_a_formula_under_any_delimiter() {
        const LETTERS: [char; 9] = ['x', '=', '-', ';', ',', '"', '\t', '\n', ' '];
        const LONGEST: u32 = 4;
        for nth in 0..LETTERS.len().pow(LONGEST) {
            let letter = |place: u32| LETTERS[nth / LETTERS.len().pow(place) % LETTERS.len()];
            let typed: String = (0..LONGEST).map(letter).collect();
            let file = write([vec![Cell::plain(1), Cell::text(&typed), Cell::text("=2"), Cell::plain(3)]]);
            assert_eq!(rows(&file, b',')[0][1], harmless(&typed));
            assert_eq!(harmless(&typed).replace('\'', ""), typed);
            for delimiter in [b',', b';', b'\t'] {
                for cell in rows(&file, delimiter).iter().flatten() {
                    let shown = cell.trim_start_matches(['"', ' ']);
                    assert!(!shown.starts_with(FORMULA), "{typed:?} at {:?}: {cell:?}", char::from(delimiter));
                }
            }
        }
    }
}
