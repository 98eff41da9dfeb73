//! The tables as Parquet: the same rows, column by column.

use super::Trouble;
use super::rows::TABLES;
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;

/// How many rows stand together.
const GROUP: usize = 500_000;

/// Writes the tables of a folder as Parquet, beside the CSV.
pub(super) fn write(folder: &Path) -> Result<(), Trouble> {
    for name in TABLES {
        let (from, to) = (folder.join(format!("{name}.csv")), folder.join(format!("{name}.parquet")));
        let beside = to.with_extension("parquet.tmp");
        let written = convert(name, &from, &beside).and_then(|()| Ok(fs::rename(&beside, &to)?));
        written.map_err(|error| Trouble::file(&to, error))?;
    }
    Ok(())
}

fn convert(name: &str, from: &Path, to: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut reader = csv::ReaderBuilder::new().buffer_capacity(1 << 18).from_path(from)?;
    let mut columns: Vec<Column> = reader.headers()?.iter().map(Column::new).collect();
    if columns.is_empty() {
        columns = ["arm", "game", "seat", "group", "feature", "count"].into_iter().map(Column::new).collect();
    }
    let fields: Vec<String> = columns.iter().map(Column::field).collect();
    let schema = Arc::new(parse_message_type(&format!("message {name} {{ {} }}", fields.join(" ")))?);
    let settings = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let mut writer = SerializedFileWriter::new(File::create(to)?, schema, Arc::new(settings))?;
    let mut record = csv::StringRecord::new();
    let mut rows = 0;
    while reader.read_record(&mut record)? {
        for (column, cell) in columns.iter_mut().zip(record.iter()) {
            column.push(cell)?;
        }
        rows += 1;
        if rows % GROUP == 0 {
            flush(&mut writer, &mut columns)?;
        }
    }
    flush(&mut writer, &mut columns)?;
    writer.close()?;
    Ok(File::open(to)?.sync_data()?)
}

fn flush(writer: &mut SerializedFileWriter<File>, columns: &mut [Column]) -> Result<(), ParquetError> {
    let mut group = writer.next_row_group()?;
    for column in columns {
        column.flush(&mut group)?;
    }
    group.close()?;
    Ok(())
}

/// A column and the cells that wait to be written.
struct Column {
    name: String,
    cells: Cells,
}

enum Cells {
    Text(Vec<ByteArray>),
    Whole(Vec<i64>),
    Share(Vec<f64>),
    /// A seat or nothing: the seats there are, and for every row whether it has one.
    Seat(Vec<i32>, Vec<i16>),
}

impl Column {
    fn new(name: &str) -> Column {
        let cells = match name {
            "arm" | "bot" | "group" | "feature" => Cells::Text(Vec::new()),
            "win" => Cells::Share(Vec::new()),
            _ if name.starts_with("lead_") => Cells::Seat(Vec::new(), Vec::new()),
            _ => Cells::Whole(Vec::new()),
        };
        Column { name: name.to_owned(), cells }
    }

    /// As it stands in the schema.
    fn field(&self) -> String {
        let name = &self.name;
        match self.cells {
            Cells::Text(_) => format!("REQUIRED BYTE_ARRAY {name} (UTF8);"),
            Cells::Whole(_) => format!("REQUIRED INT64 {name};"),
            Cells::Share(_) => format!("REQUIRED DOUBLE {name};"),
            Cells::Seat(..) => format!("OPTIONAL INT32 {name};"),
        }
    }

    fn push(&mut self, cell: &str) -> Result<(), Box<dyn std::error::Error>> {
        match &mut self.cells {
            Cells::Text(cells) => cells.push(cell.into()),
            Cells::Whole(cells) => cells.push(cell.parse()?),
            Cells::Share(cells) => cells.push(cell.parse()?),
            Cells::Seat(seats, there) => {
                there.push(i16::from(!cell.is_empty()));
                if !cell.is_empty() {
                    seats.push(cell.parse()?);
                }
            }
        }
        Ok(())
    }

    fn flush(&mut self, group: &mut SerializedRowGroupWriter<'_, File>) -> Result<(), ParquetError> {
        let lost = || ParquetError::General(format!("no column {}", self.name));
        let mut column = group.next_column()?.ok_or_else(lost)?;
        match &mut self.cells {
            Cells::Text(cells) => column.typed::<ByteArrayType>().write_batch(&std::mem::take(cells), None, None),
            Cells::Whole(cells) => column.typed::<Int64Type>().write_batch(&std::mem::take(cells), None, None),
            Cells::Share(cells) => column.typed::<DoubleType>().write_batch(&std::mem::take(cells), None, None),
            Cells::Seat(seats, there) => {
                let (seats, there) = (std::mem::take(seats), std::mem::take(there));
                column.typed::<Int32Type>().write_batch(&seats, Some(&there), None)
            }
        }?;
        column.close()
    }
}
